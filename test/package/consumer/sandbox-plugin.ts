import { sandbox } from 'donation-widget/sandbox/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [sandbox(), sandbox({ returnUrl: '/donate' })] });
// @ts-expect-error The plugin has no such option.
sandbox({ database: 'test.db' });

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// `.env.development` makes a second build for development, because React's strict mode only mounts twice there.
export default defineConfig({ base: './', plugins: [react()] });

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Its second build is for development, by `.env.development`: there React's strict mode mounts twice.
export default defineConfig({ base: './', plugins: [react()] });

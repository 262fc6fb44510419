import type { NextConfig } from 'next';

const config: NextConfig = { reactStrictMode: true, turbopack: { root: import.meta.dirname } };

export default config;

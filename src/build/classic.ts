// The classic script of the CDN.
export * from '../index.js';

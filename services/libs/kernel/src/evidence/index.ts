export * from './error-class.js';
export * from './evidence.js';
export * from './recognised.js';

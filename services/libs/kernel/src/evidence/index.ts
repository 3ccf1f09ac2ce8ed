export * from './check-message.js';
export * from './check-sentences.js';
export * from './error-class.js';
export * from './evidence.js';
export * from './recognised.js';

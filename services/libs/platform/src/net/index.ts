export * from './address-guard.js';
export * from './name-resolver.js';

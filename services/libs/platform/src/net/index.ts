export * from './address-guard.js';
export { ipv4Number } from './ipv4-number.js';
export * from './name-resolver.js';

export * from './language-faults.js';

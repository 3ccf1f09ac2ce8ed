export * from './french-spaces.js';
export * from './language-faults.js';

export * from './billing-month.js';
export * from './evidence/index.js';
export * from './fold-text.js';
export * from './heartbeat-schedule.js';
export * from './limits.js';
export * from './place-name.js';
export * from './time.js';

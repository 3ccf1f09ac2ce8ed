export * from './entitlements.js';
export * from './server-signals.js';
export * from './streams.js';
export * from './workspace-views.js';

export * from './example.js';
export * from './fields.js';
export * from './incident.js';
export * from './messages/en.js';
export * from './response.js';
export * from './route.js';
export * from './server.js';
export * from './workspace.js';

export * from './kafka.js';
export * from './room.js';
export * from './story.js';
export * from './throwaway-database.js';

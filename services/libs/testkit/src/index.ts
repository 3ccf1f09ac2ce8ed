export * from './kafka.js';
export * from './room.js';
export * from './story.js';
export * from './throwaway-database.js';
export * from './stand-ins/smtp.js';
export * from './stand-ins/twilio.js';
export * from './stand-ins/openai.js';
export * from './stand-ins/otlp.js';

/** Injection tokens for what has no class of its own. */
export const SETTINGS = Symbol('platform settings');
/** The service's own parsed settings. */
export const CONFIG = Symbol('service settings');
export const LOGGER = Symbol('logger');
export const CACHE = Symbol('cache');
export const BUS = Symbol('event bus');

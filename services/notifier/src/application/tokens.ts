export const LINKS = Symbol('LINKS');
export const SUPPORT_EMAIL = Symbol('SUPPORT_EMAIL');
export const UNSUBSCRIBE_KEYS = Symbol('UNSUBSCRIBE_KEYS');
export const NOTIFIER_CONFIG = Symbol('NOTIFIER_CONFIG');

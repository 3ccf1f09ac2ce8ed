export const LINKS = Symbol('LINKS');
export const SUPPORT_EMAIL = Symbol('SUPPORT_EMAIL');
export const UNSUBSCRIBE_SECRET = Symbol('UNSUBSCRIBE_SECRET');
export const NOTIFIER_CONFIG = Symbol('NOTIFIER_CONFIG');

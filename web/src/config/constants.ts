/** The product's numbers that more than one feature needs. */
export const API_BASE = '/api';
export const API_TIMEOUT_MS = 10_000;
export const FILE_TIMEOUT_MS = 120_000;
export const GUARD_TIMEOUT_MS = 5_000;
export const TOAST_MS = 5_000;
export const TOASTS_AT_ONCE = 3;
export const SKELETON_AFTER_MS = 300;
export const VAT_RATE = 0.075;
export const SUPPORT_EMAIL = 'support@nowahala.example';

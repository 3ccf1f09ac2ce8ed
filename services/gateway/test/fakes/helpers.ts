/** The response, once the check before it let the caller through. */
export const after = <T>(_checked: unknown, response: T): T => response;
export const later = (ms: number): Date => new Date(Date.now() + ms);

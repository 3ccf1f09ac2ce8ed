import type { legal as original } from '../en/legal-text';
import type { Words } from '../words';

export const legal: Words<typeof original> = { contents: 'Sur cette page' };

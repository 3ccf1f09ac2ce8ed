import type { Scope } from '@nowahala/api';

export const scopes = ['servers:read', 'pings:read', 'incidents:read', 'logs:write'] as const satisfies readonly Scope[];

/** What most programs need; writing is chosen on purpose. */
export const usualScopes: readonly Scope[] = ['servers:read', 'pings:read', 'incidents:read'];

export const scopes = ['servers:read', 'pings:read', 'incidents:read', 'logs:write'] as const;
export type Scope = (typeof scopes)[number];

/** What most programs need; writing is chosen on purpose. */
export const usualScopes: readonly Scope[] = ['servers:read', 'pings:read', 'incidents:read'];

export type ApiKey = {
  _id: string;
  name: string;
  revoked: boolean;
  prefix: string;
  scopes: Scope[];
  createdAt: string;
  lastUsedAt: string | null;
};

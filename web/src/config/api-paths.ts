type Page = number | string;

/** Requests that the first visit of a page sends, spelled once: for the feature's query, and for the route's `preload`. */
export const apiPaths = {
  user: '/user/',
  workspace: (userId: string) => `/workspace/${userId}`,
  incidents: (userId: string, page: Page) => `/incident/list/${userId}?page=${page}`,
  incident: (incidentId: string) => `/incident/get/${encodeURIComponent(incidentId)}`,
  errorLogs: (userId: string, page: Page) => `/server/logs/${userId}?page=${page}`,
  notifications: (userId: string, page: Page) => `/notification/${userId}?page=${page}`,
  invoices: (userId: string) => `/invoice/${userId}`,
  plans: '/plan/all',
  apiKeys: (userId: string) => `/key/get/${userId}`,
  server: (serverId: string) => `/server/get/${encodeURIComponent(serverId)}`,
  stats: (serverId: string, range: string) => `/server/stats/${serverId}?range=${range}`,
  pings: (serverId: string, page: Page, region: string | null = null) =>
    `/server/pings/${serverId}?page=${page}${region ? `&region=${encodeURIComponent(region)}` : ''}`,
  baseline: (serverId: string) => `/server/${encodeURIComponent(serverId)}/baseline`,
  regions: '/region/list',
  renewals: (userId: string) => `/renewal/list/${userId}`,
  heartbeats: (userId: string) => `/heartbeat/list/${userId}`,
  heartbeat: (heartbeatId: string) => `/heartbeat/${encodeURIComponent(heartbeatId)}`,
  beats: (heartbeatId: string) => `/heartbeat/${encodeURIComponent(heartbeatId)}/beats`,
} as const;

/** Addresses in messages. They all begin with PUBLIC_URL; nothing else in this service writes one. */
export interface Links {
  overview: string;
  billing: string;
  plans: string;
  settings: string;
  incident(incidentId: string): string;
  server(serverId: string): string;
  unsubscribe(token: string): string;
}

export function linksFrom(publicUrl: string): Links {
  const base = publicUrl.replace(/\/+$/, '');
  const to = (path: string) => `${base}${path}`;
  return {
    overview: to('/dashboard/overview'),
    billing: to('/dashboard/billing'),
    plans: to('/pricing'),
    settings: to('/dashboard/settings'),
    incident: (id) => to(`/dashboard/incidents/${encodeURIComponent(id)}`),
    server: (id) => to(`/dashboard/history/${encodeURIComponent(id)}`),
    unsubscribe: (token) => to(`/unsubscribe?token=${encodeURIComponent(token)}`),
  };
}

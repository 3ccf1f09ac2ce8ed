import type { workspaces } from '@nowahala/contracts';
import type { ServerView } from '../../database/server.query.js';

export function toServer(view: ServerView): workspaces.Server {
  const { email, whatsApp, version, up, changedAt: _changedAt, ...server } = view;
  const settings = { ...server, emailEnabled: email, whatsappEnabled: whatsApp };
  return { ...settings, status: up ? 'active' : 'inactive', configVersion: version };
}

export function toServerConfig(view: ServerView): workspaces.ListServerConfigsResponse {
  const { id, email, whatsApp, version, up: _up, usedRate: _usedRate, ...server } = view;
  const settings = { ...server, emailEnabled: email, whatsappEnabled: whatsApp };
  return { server: { ...settings, serverId: id, deleted: false, configVersion: version } };
}

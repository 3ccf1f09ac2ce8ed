import type { workspaces } from '@nowahala/contracts';
import type { ServerView } from '../../database/server.query.js';
import { serverStatuses } from './enums.mapper.js';

export function toServer(view: ServerView): workspaces.Server {
  const { email, whatsApp, version, up, changedAt: _changedAt, ...server } = view;
  const settings = { ...server, emailEnabled: email, whatsappEnabled: whatsApp };
  const status = up ? 'active' : 'inactive';
  return { ...settings, status, serverStatus: serverStatuses.toEnum(status), configVersion: version };
}

export function toServerConfig(view: ServerView): workspaces.ListServerConfigsResponse {
  const { id, email, whatsApp, version, up: _up, usedRate: _usedRate, ...server } = view;
  const settings = { ...server, emailEnabled: email, whatsappEnabled: whatsApp };
  return { server: { ...settings, serverId: id, deleted: false, configVersion: version } };
}

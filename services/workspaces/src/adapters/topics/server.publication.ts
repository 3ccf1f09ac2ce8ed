import type { Publication, RecordedEvent } from '@nowahala/platform';
import type { Server, ServerEvent } from '../../domain/server.js';

/** Every change is published as a snapshot of the whole configuration; the stream's version orders them. */
export function publishServer({ id, version, occurredAt }: RecordedEvent<ServerEvent>, state: Server): Publication[] {
  if (state.status === 'absent') return [];
  const { createdAt, email, whatsApp, status, ...rest } = state;
  const message = {
    ...rest,
    serverId: id,
    emailEnabled: email,
    whatsappEnabled: whatsApp,
    deleted: status === 'deleted',
    configVersion: version,
    createdAt: new Date(createdAt),
    changedAt: occurredAt,
  };
  return [{ topic: 'server.configured', key: id, message }];
}

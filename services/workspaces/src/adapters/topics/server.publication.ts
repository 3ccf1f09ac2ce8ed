import { eventSourced } from '@nowahala/platform';
import { serverView } from '../../database/server-view.projection.js';
import { server } from '../../domain/server.js';

/** Every change is published as a snapshot of the whole configuration; the stream's version orders them. */
export const serverStreams = eventSourced({
  aggregate: server,
  projections: [serverView],
  publish: ({ id, version, occurredAt }, state) => {
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
  },
});

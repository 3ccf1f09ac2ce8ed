import { idFrom } from '@nowahala/platform';
import type { PublishRenewal } from '../../application/ports.js';
import type { RenewalDetails } from '../../database/renewal.repository.js';
import { toRenewal } from '../mappers/renewal.mapper.js';
import { DAY_MS } from '@nowahala/kernel';

/** The same warning always has the same id, so that it goes out once. */
const warningId = ({ workspaceId, kind, subject, endsAt }: RenewalDetails, about: string): string =>
  idFrom('renewal', workspaceId, kind, subject, endsAt.toISOString(), about);
const routeOf = ({ workspaceId }: RenewalDetails) => ({ key: workspaceId, tenantId: workspaceId });

export const publishRenewal: PublishRenewal = {
  async due(tx, renewal, mark) {
    const { workspaceId, userId, startsAt, endsAt } = renewal;
    const lifeDays = startsAt ? (endsAt.getTime() - startsAt.getTime()) / DAY_MS : 0;
    const message = { workspaceId, userId, renewal: toRenewal(renewal, tx.now), warningId: warningId(renewal, String(mark)), lifeDays };
    await tx.publish('renewal.due', message, routeOf(renewal));
  },
  async done(tx, renewal, endedBeforeAt) {
    const { workspaceId, userId } = renewal;
    // A new certificate may take the place of several, of this server and of others.
    const about = renewal.kind === 'certificate' ? ['done', ...(renewal.serverIds ?? [])].join(' ') : 'done';
    const message = { workspaceId, userId, renewal: toRenewal(renewal, tx.now), warningId: warningId(renewal, about), endedBeforeAt };
    await tx.publish('renewal.done', message, routeOf(renewal));
  },
};

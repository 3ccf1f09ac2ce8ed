import { incidents } from '@nowahala/contracts';
import { invalidFields, newId, notFound, ownsWorkspace } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import type { FakeServices } from './fake-services.js';
import { later } from './helpers.js';

const { RENEWAL_KIND_CERTIFICATE: CERTIFICATE, RENEWAL_KIND_DOMAIN: DOMAIN, RENEWAL_KIND_OWN: OWN } = incidents.RenewalKind;

/** The analyzer's renewals, as far as the gateway can see them. */
export function fakeRenewals(world: FakeServices) {
  const own = new Map<string, incidents.Renewal[]>();
  const owned = (serverId: string, { caller }: CallContext): incidents.Renewal[] => {
    ownsWorkspace(caller, world.servers.get(serverId)?.workspaceId);
    const { renewalId: id } = world.by('serverId', serverId);
    const bill = incidents.Renewal.fromPartial({ kind: OWN, id, name: 'Bill', endsAt: new Date('2030-01-01T07:00:00Z') });
    return own.get(serverId) ?? [bill];
  };
  const domain = incidents.Renewal.fromPartial({
    kind: DOMAIN,
    id: 'example.com',
    name: 'example.com',
    endsAt: later(0),
    company: 'R',
    source: 'rdap',
    soon: true,
    lapsed: true,
    asking: true,
  });
  const certificate = incidents.Renewal.fromPartial({
    kind: CERTIFICATE,
    id: 'ab'.repeat(32),
    endsAt: new Date('2030-02-03T04:05:06Z'),
    company: "Let's Encrypt",
  });
  return {
    listRenewals: ({ workspaceIds }: incidents.ListRenewalsRequest, { caller }: CallContext): incidents.ListRenewalsResponse => {
      for (const workspaceId of workspaceIds) ownsWorkspace(caller, workspaceId);
      return { renewals: [domain] };
    },
    getServerRenewals: ({ serverId }: incidents.GetServerRenewalsRequest, context: CallContext): incidents.GetServerRenewalsResponse => ({
      certificate,
      domain,
      own: owned(serverId, context),
    }),
    addRenewal: ({ serverId, name, date }: incidents.AddRenewalRequest, context: CallContext): incidents.AddRenewalResponse => {
      const before = owned(serverId, context);
      const endsAt = new Date(`${date}T07:00:00Z`);
      if (Number.isNaN(endsAt.getTime()) || name.trim() === '') throw invalidFields({ date: 'No day.' });
      const renewal = incidents.Renewal.fromPartial({ kind: OWN, id: newId(), name, endsAt, serverIds: [serverId] });
      own.set(serverId, [...before, renewal]);
      return { renewal };
    },
    deleteRenewal: ({ serverId, renewalId }: incidents.DeleteRenewalRequest, context: CallContext): incidents.DeleteRenewalResponse => {
      const before = owned(serverId, context);
      if (!before.some(({ id }) => id === renewalId)) throw notFound();
      own.set(
        serverId,
        before.filter(({ id }) => id !== renewalId),
      );
      return {};
    },
  };
}

import { Controller } from '@nestjs/common';
import type { billing, identity, incidents, pings } from '@nowahala/contracts';
import { isUuid, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { EraseUser } from '../../application/erase-user.js';
import { entitlementFrom } from '../../application/current-entitlements.js';
import { Entitlements, ServerSignals } from '../../application/ports/index.js';

type IncidentMessage = Pick<incidents.IncidentOpened, 'incidentId' | 'serverId' | 'seq'>;

@Controller()
export class Subscriptions {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly signals: ServerSignals,
    private readonly users: EraseUser,
  ) {}

  @OnTopic('entitlement.changed')
  async keepEntitlement(message: billing.EntitlementChanged, context: MessageContext): Promise<void> {
    if (!isUuid(message.workspaceId)) return;
    await context.once((tx) => this.entitlements.put(tx, message.workspaceId, entitlementFrom(message)));
  }

  @OnTopic('incident.opened')
  async markDown(message: incidents.IncidentOpened, context: MessageContext): Promise<void> {
    await this.note(message, true, context);
  }

  @OnTopic('incident.resolved')
  async markUp(message: incidents.IncidentResolved, context: MessageContext): Promise<void> {
    await this.note(message, false, context);
  }

  @OnTopic('server.usage')
  async keepUsage(message: pings.ServerUsage, context: MessageContext): Promise<void> {
    if (!isUuid(message.serverId)) return;
    await context.once((tx) => this.signals.noteUsage(tx, message));
  }

  @OnTopic('user.erased')
  async forget(message: identity.UserErased, context: MessageContext): Promise<void> {
    if (!isUuid(message.userId)) return;
    await context.once(
      (tx) => this.users.execute(tx, message.userId, message.workspaceIds.filter(isUuid)),
      [`workspace-of-${message.userId}`],
    );
  }

  /** The two topics have no mutual order; the incident's own sequence decides. */
  private async note({ incidentId, serverId, seq }: IncidentMessage, open: boolean, context: MessageContext): Promise<void> {
    if (!isUuid(incidentId) || !isUuid(serverId)) return;
    await context.once((tx) => this.signals.noteIncident(tx, { incidentId, serverId, seq, open }, tx.now));
  }
}

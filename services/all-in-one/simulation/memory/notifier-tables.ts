import type { MaintenanceRow } from './notifier-customers.js';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import type { SyncLocalCopies } from '../../../notifier/src/application/sync-local-copies.js';
import type { DeliveryLogQuery } from '../../../notifier/src/database/delivery-log.query.js';
import type { DeliveryRepository, NewDelivery } from '../../../notifier/src/database/delivery.repository.js';
import type { IncidentRepository } from '../../../notifier/src/database/incident.repository.js';
import type { NotificationGroupRepository } from '../../../notifier/src/database/notification-group.repository.js';
import type { NotificationRepository } from '../../../notifier/src/database/notification.repository.js';
import type { RecipientRepository } from '../../../notifier/src/database/recipient.repository.js';
import type { ServerRepository } from '../../../notifier/src/database/server.repository.js';
import { INCIDENT_WAITS_MS } from '../../../notifier/src/database/waiting-time.repository.js';
import type { WaitingTimeRepository } from '../../../notifier/src/database/waiting-time.repository.js';
import type { Delivery } from '../../../notifier/src/domain/delivery.js';
import type { Incident } from '../../../notifier/src/domain/incident.js';
import type { ServerCopy } from '../../../notifier/src/domain/local-copies.js';
import type { NotificationGroup } from '../../../notifier/src/domain/notification-group.js';
import { toReason } from '../../../notifier/src/domain/notify-reason.js';
import type { NotifyReason } from '../../../notifier/src/domain/notify-reason.js';
import type { Recipient, RecipientProfile } from '../../../notifier/src/domain/recipient.js';
import { Rows } from '../engine/memory-database.js';
import type { MemoryDatabase } from '../engine/memory-database.js';
import { erasuresOf } from './erasure-requests.js';
import type { ErasureRows } from './erasure-requests.js';
import type { FormOf } from './surface.js';

/** The notifier's tables. */
export class NotifierTables {
  readonly incidents: Rows<Incident>;
  readonly groups: Rows<NotificationGroup>;
  readonly deliveries: Rows<Delivery & { createdAt: Date }>;
  readonly maintenances: Rows<MaintenanceRow>;
  readonly gone: Rows<true>;
  readonly erasures: ErasureRows;

  constructor(database: MemoryDatabase) {
    this.incidents = new Rows(database);
    this.groups = new Rows(database);
    this.deliveries = new Rows(database);
    this.maintenances = new Rows(database);
    this.gone = new Rows(database);
    this.erasures = erasuresOf(database);
  }
}

const byStart = (incidents: Incident[]): Incident[] =>
  incidents.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.incidentId < b.incidentId ? -1 : 1));

export class MemoryIncidents implements FormOf<IncidentRepository> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async find(_tx: Transaction, incidentId: string): Promise<Incident | null> {
    return this.tables.incidents.get(incidentId) ?? null;
  }

  async listMembers(groupKey: string, _tx?: Transaction): Promise<Incident[]> {
    return byStart(this.tables.incidents.where((one) => one.groupKey === groupKey));
  }

  async listIncidentGroup(_tx: Transaction, incidentGroupId: string): Promise<Incident[]> {
    return incidentGroupId ? byStart(this.tables.incidents.where((one) => one.incidentGroupId === incidentGroupId)) : [];
  }

  async findDueOpenings(now: Date, limit: number): Promise<Incident[]> {
    return this.tables.incidents.where(({ notifyAt }) => notifyAt !== null && notifyAt <= now).slice(0, limit);
  }

  async findDueResolutions(now: Date, limit: number): Promise<Incident[]> {
    return this.tables.incidents.where(({ notifyResolvedAt }) => notifyResolvedAt !== null && notifyResolvedAt <= now).slice(0, limit);
  }

  async upsert(_tx: Transaction, ...incidents: Incident[]): Promise<void> {
    for (const incident of incidents) this.tables.incidents.set(incident.incidentId, incident);
  }

  async postpone(_sql: SqlRunner, incidentId: string, until: Date): Promise<void> {
    const incident = this.tables.incidents.get(incidentId);
    if (!incident) return;
    const later = (at: Date | null): Date | null => (at !== null && at < until ? until : at);
    this.tables.incidents.set(incidentId, {
      ...incident,
      notifyAt: later(incident.notifyAt),
      notifyResolvedAt: later(incident.notifyResolvedAt),
    });
  }
}

/** Deliveries leave at once here, and wait for nothing. */
export class MemoryWaitingTimes implements FormOf<WaitingTimeRepository> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async bringBack(now: Date): Promise<void> {
    const isAhead = (at: Date | null): boolean => at !== null && at.getTime() > now.getTime() + INCIDENT_WAITS_MS;
    const earlier = (at: Date | null): Date | null => (at !== null && at > now ? now : at);
    for (const incident of this.tables.incidents.where((one) => isAhead(one.notifyAt) || isAhead(one.notifyResolvedAt)))
      this.tables.incidents.set(incident.incidentId, {
        ...incident,
        notifyAt: earlier(incident.notifyAt),
        notifyResolvedAt: earlier(incident.notifyResolvedAt),
      });
  }
}

export class MemoryGroups implements FormOf<NotificationGroupRepository> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async find(_tx: Transaction, groupKey: string): Promise<NotificationGroup | null> {
    return this.tables.groups.get(groupKey) ?? null;
  }

  async findDue(now: Date, limit: number): Promise<NotificationGroup[]> {
    return this.tables.groups.where(({ nextDueAt }) => nextDueAt !== null && nextDueAt <= now).slice(0, limit);
  }

  async upsert(_tx: Transaction, group: NotificationGroup): Promise<void> {
    this.tables.groups.set(group.groupKey, group);
  }

  async whatIsDue(_sql: SqlRunner, now: Date): Promise<{ groups: boolean; fallbacks: boolean }> {
    const isDue = (at: Date | null): boolean => at !== null && at <= now;
    const due =
      this.tables.incidents.where((one) => isDue(one.notifyAt) || isDue(one.notifyResolvedAt)).length > 0 ||
      this.tables.groups.where(({ nextDueAt }) => isDue(nextDueAt)).length > 0;
    return { groups: due, fallbacks: false };
  }
}

export class MemoryDeliveries implements FormOf<DeliveryRepository> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async insert(tx: Transaction, ...rows: NewDelivery[]): Promise<Set<string>> {
    const fresh = new Set<string>();
    for (const row of rows) {
      const same = (one: Delivery): boolean =>
        one.groupKey === row.groupKey &&
        one.transition === row.transition &&
        one.channel === row.channel &&
        one.recipient === row.recipient;
      if (this.tables.deliveries.where(same).length > 0) continue;
      fresh.add(row.id);
      const unset = {
        userId: null,
        workspaceId: null,
        serverId: null,
        facts: {},
        address: null,
        occurredAt: tx.now,
        state: 'queued' as const,
      };
      const untried = { attempts: 0, uncertain: false, uncertainSends: 0, attemptedAt: null, attemptedText: null, firstTriedAt: null };
      this.tables.deliveries.set(row.id, { ...unset, ...untried, ...row, createdAt: tx.now } as Delivery & { createdAt: Date });
    }
    return fresh;
  }
}

const LEFT = new Set(['sending', 'sent', 'delivered', 'read']);

export class MemoryDeliveryLog implements FormOf<DeliveryLogQuery> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async reasons({ groupKey, channel, recipient, id }: Delivery): Promise<NotifyReason[]> {
    return this.tables.deliveries
      .where((one) => one.groupKey === groupKey && one.channel === channel && one.recipient === recipient && one.id !== id)
      .filter(({ state }) => state !== 'sending' && LEFT.has(state))
      .map(({ transition }) => toReason(transition));
  }

  async wasNotified(_sql: SqlRunner, groupKey: string, recipient: string): Promise<boolean> {
    const left = (one: Delivery): boolean =>
      one.groupKey === groupKey && one.recipient === recipient && one.channel !== 'dashboard' && LEFT.has(one.state);
    return this.tables.deliveries.where(left).length > 0;
  }

  async limitedMailsSince(): Promise<number> {
    return 0;
  }
}

export class MemoryNotifications implements FormOf<NotificationRepository> {
  async insert(): Promise<void> {}
}

/** Everybody who is not erased has a proved address and wants mails. */
export class MemoryRecipients implements FormOf<RecipientRepository> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async find(userId: string): Promise<Recipient | null> {
    if (this.tables.gone.has(userId)) return null;
    return {
      userId,
      fullName: 'Ada',
      email: `${userId}@example.com`,
      emailVerified: true,
      phone: null,
      phoneVerified: false,
      timeZone: 'Africa/Lagos',
      language: 'en',
      subscribed: true,
    };
  }

  async profile(_tx: Transaction, userId: string): Promise<RecipientProfile | null> {
    const recipient = await this.find(userId);
    const workspace = { email: true, whatsApp: false };
    return recipient && { recipient, workspace, planHasWhatsApp: false, emailSuppressed: false, phoneStopped: false };
  }

  async claimDueReport(): Promise<null> {
    return null;
  }
}

export class MemoryServers implements FormOf<ServerRepository> {
  async list(): Promise<ServerCopy[]> {
    return [];
  }
}

export class KnownCopies implements FormOf<SyncLocalCopies> {
  async ensureKnown(): Promise<void> {}
}

import { alerts, billing, identity, incidents, workspaces } from '@nowahala/contracts';
import { anonymousCaller, ManualClock, newId, serviceUnavailable } from '@nowahala/platform';
import type { ProductClock, Service } from '@nowahala/platform';
import { eventually, growthPlan, startApp, startFakeSmtp, startFakeTwilio } from '@nowahala/testkit';
import type { CaughtMail, App, FakeSmtp, FakeTwilio } from '@nowahala/testkit';
import { incidentOpened } from './incident-opened.js';
import { fakeMaintenance } from './fake-maintenance.js';
import { forSystem } from './for-system.js';
import { everything } from './person.js';
import { answersDoneSteps, type World } from './world.js';
import type { Contact, Person } from './person.js';
import { notifier } from '../src/notifier.service.js';

export type { Person } from './person.js';
export type { World } from './world.js';
export const PUBLIC_URL = 'https://nowahala.example';

const RECORDED = {
  opened: 'opened_seen_at IS NOT NULL',
  explained: `explanation->>'source' = 'ai'`,
  acknowledged: 'acknowledged_at IS NOT NULL',
  resolved: 'resolved_seen_at IS NOT NULL',
};

export interface NotifierApp {
  host: App;
  smtp: FakeSmtp;
  twilio: FakeTwilio;
  clock: ProductClock;
  acknowledged: incidents.AcknowledgeIncidentRequest[];
  /** What was planned by WhatsApp. */
  maintenances: workspaces.PlanMaintenanceRequest[];
  /** Neighbours as this spec wants them. */
  world: World;
  /** Makes a person with one server known to the notifier. */
  person(contact?: Partial<Contact>): Promise<Person>;
  /** The person is in another time zone from now on. */
  moves(person: Person, timeZone: string): Promise<void>;
  addServer(person: Person, name: string, toggles?: { email: boolean; whatsApp: boolean }): Promise<string>;
  opened(person: Person, more?: Partial<incidents.IncidentOpened>): Promise<string>;
  resolved(person: Person, incidentId: string, more?: Partial<incidents.IncidentResolved>): Promise<void>;
  /** Waits until the notifier has recorded it; what the clock brings next counts from there. */
  recorded(what: 'opened' | 'explained' | 'acknowledged' | 'resolved', incidentId: string): Promise<void>;
  /** Waits until the person's first message on this channel was tried and the result recorded. */
  tried(person: Person, channel: 'email' | 'whatsapp'): Promise<void>;
  mailsTo(person: Person): CaughtMail[];
  whatsAppMessagesTo(person: Person): FakeTwilio['messages'];
  webhook(form: { body: string; headers: Record<string, string> }, url?: string): Promise<alerts.AcceptWebhookResponse>;
  /** Real time without the clock of the product moving. */
  stop(): Promise<void>;
}

export async function startNotifier(
  env: Record<string, string> = {},
  clock: ProductClock = new ManualClock(new Date('2026-11-21T13:02:30Z')),
  world: World = { identityDown: false, living: [] },
  beside: Service[] = [],
): Promise<NotifierApp> {
  const smtp = await startFakeSmtp();
  const twilio = await startFakeTwilio();
  const contacts = new Map<string, identity.GetContactResponse>();
  const owned = new Map<string, workspaces.Workspace>();
  const plans = new Map<string, billing.EntitlementChanged>();
  const acknowledged: incidents.AcknowledgeIncidentRequest[] = [];
  const maintenance = fakeMaintenance(world);
  const host = await startApp({
    services: [notifier, ...beside],
    clock,
    env: {
      SMTP_URL: smtp.url,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_WHATSAPP_FROM: 'whatsapp:+14155238886',
      TWILIO_API_BASE_URL: twilio.url,
      PUBLIC_URL,
      ...env,
    },
    rpcStubs: [
      [
        identity.IdentityServiceService,
        {
          getContact: forSystem(async ({ userId }: identity.GetContactRequest) => {
            if (world.identityDown) throw serviceUnavailable();
            return contacts.get(userId) ?? identity.GetContactResponse.fromPartial({ found: false });
          }),
        },
      ],
      [
        workspaces.WorkspacesServiceService,
        {
          getWorkspaceOfUser: forSystem(async ({ userId }: workspaces.GetWorkspaceOfUserRequest) => ({ workspace: owned.get(userId) })),
          ...maintenance.calls,
          listServerConfigs: async function* ({ afterServerId, limit }: workspaces.ListServerConfigsRequest) {
            const page = world.living.filter(({ serverId }) => serverId > afterServerId).slice(0, limit || undefined);
            for (const [index, server] of page.entries()) {
              if (index === world.streamEndsAfter) throw serviceUnavailable();
              yield { server };
            }
          },
        },
      ],
      [
        billing.BillingServiceService,
        {
          getEntitlement: forSystem(async ({ workspaceId }: billing.GetEntitlementRequest) => ({ entitlement: plans.get(workspaceId) })),
          getInvoicePdf: forSystem(async () => ({ pdf: Buffer.from('%PDF-1.7 an invoice'), fileName: 'NW-2026-000123.pdf' })),
        },
      ],
      [
        incidents.AnalyzerServiceService,
        {
          acknowledgeIncident: forSystem(async (request: incidents.AcknowledgeIncidentRequest) => {
            if (world.analyzerDown) throw serviceUnavailable();
            acknowledged.push(request);
            return { incident: undefined };
          }),
          markStepDone: forSystem(answersDoneSteps(world)),
          getWeeklySummary: forSystem(async () => ({ servers: [], incidents: 0, downtimeSeconds: 0 })),
        },
      ],
      [
        incidents.RenewalServiceService,
        {
          listRenewals: forSystem(async ({ workspaceIds, until, soon }: incidents.ListRenewalsRequest) => {
            const unknown = world.endingUnknown;
            if (unknown && workspaceIds.includes(unknown.workspaceId)) {
              unknown.asked += 1;
              throw serviceUnavailable();
            }
            const isAsked = (one: incidents.Renewal): boolean => (until ? one.endsAt! <= until : !soon || one.soon);
            return { renewals: (world.ending ?? []).filter(isAsked) };
          }),
        },
      ],
    ],
  });
  let numbers = 0;

  const addServer = async (person: Person, name: string, toggles = { email: true, whatsApp: true }): Promise<string> => {
    const serverId = newId();
    const server = workspaces.ServerConfigured.fromPartial({
      serverId,
      workspaceId: person.workspaceId,
      userId: person.userId,
      name,
      ipAddress: '197.210.1.1',
      intervalMinutes: 1,
      emailEnabled: toggles.email,
      whatsappEnabled: toggles.whatsApp,
      configVersion: 1,
      createdAt: clock.now(),
      changedAt: clock.now(),
    });
    world.living.push(server);
    await host.publish('server.configured', server, { key: serverId, tenantId: person.workspaceId });
    await eventually(
      'the server is known',
      async () => (await host.database.query('SELECT 1 FROM notifier.server WHERE server_id = $1', [serverId])).length > 0,
    );
    return serverId;
  };

  return {
    host,
    smtp,
    twilio,
    clock,
    acknowledged,
    maintenances: maintenance.planned,
    world,
    addServer,
    person: async (more = {}) => {
      const contact = { ...everything, ...more };
      const [userId, workspaceId] = [newId(), newId()];
      numbers += 1;
      const person: Person = {
        userId,
        workspaceId,
        serverId: '',
        email: `ada.${numbers}.${userId.slice(0, 6)}@shop.example`,
        phone: `+23480${String(10_000_000 + numbers)}`,
      };
      contacts.set(
        userId,
        identity.GetContactResponse.fromPartial({
          found: true,
          userId,
          fullName: 'Adaeze Okafor',
          username: 'ada',
          email: person.email,
          emailVerified: contact.emailVerified,
          phone: person.phone,
          phoneVerified: contact.phoneVerified,
          timeZone: contact.timeZone,
          language: contact.language,
          country: 'NG',
          version: 1,
        }),
      );
      owned.set(
        userId,
        workspaces.Workspace.fromPartial({
          id: workspaceId,
          name: 'Shop',
          emailEnabled: contact.workspaceEmail,
          whatsappEnabled: contact.workspaceWhatsApp,
        }),
      );
      plans.set(workspaceId, growthPlan({ workspaceId, userId, whatsapp: contact.planWhatsApp }));
      await host.publish('entitlement.changed', plans.get(workspaceId)!, { key: workspaceId, tenantId: workspaceId });
      await host.publish(
        'workspace.updated',
        { workspaceId, userId, version: 1, emailEnabled: contact.workspaceEmail, whatsappEnabled: contact.workspaceWhatsApp },
        { key: workspaceId, tenantId: workspaceId },
      );
      await host.publish('user.registered', { userId, registeredAt: clock.now() }, { key: userId, tenantId: userId });
      await eventually(
        'the person is known',
        async () =>
          (
            await host.database.query(
              'SELECT 1 FROM notifier.recipient JOIN notifier.workspace USING (user_id) WHERE user_id = $1 AND plan_state = $2 AND workspace.version >= 0',
              [userId, 'active'],
            )
          ).length > 0,
      );
      person.serverId = await addServer(person, 'Shop website', { email: contact.serverEmail, whatsApp: contact.serverWhatsApp });
      return person;
    },
    moves: async ({ userId }, timeZone) => {
      const before = contacts.get(userId)!;
      contacts.set(userId, { ...before, timeZone, version: before.version + 1 });
      await host.publish('user.updated', { userId, version: before.version + 1 }, { key: userId, tenantId: userId });
      const moved = 'SELECT 1 FROM notifier.recipient WHERE user_id = $1 AND time_zone = $2';
      await eventually('the new time zone is known', async () => (await host.database.query(moved, [userId, timeZone])).length > 0);
    },
    opened: async (person, more = {}) => {
      const incidentId = more.incidentId ?? newId();
      const serverId = more.serverId ?? person.serverId;
      await host.publish(
        'incident.opened',
        { ...incidentOpened(person, incidentId, clock.now()), ...more, serverId },
        { key: serverId, tenantId: person.workspaceId },
      );
      return incidentId;
    },
    resolved: async (person, incidentId, more = {}) => {
      const serverId = more.serverId ?? person.serverId;
      await host.publish(
        'incident.resolved',
        {
          incidentId,
          seq: 9,
          serverId,
          workspaceId: person.workspaceId,
          userId: person.userId,
          kind: 'down',
          incidentKind: 0,
          resolveReason: 0,
          startedAt: new Date(clock.nowMs() - 14 * 60_000),
          resolvedAt: clock.now(),
          cause: 'The website program does not answer.',
          serverName: 'Shop website',
          groupId: '',
          groupServerIds: [],
          ...{ reason: 'recovered', translations: [] },
          ...more,
        },
        { key: serverId, tenantId: person.workspaceId },
      );
    },
    recorded: async (what, incidentId) => {
      const known = `SELECT 1 FROM notifier.incident WHERE incident_id = $1 AND ${RECORDED[what]}`;
      await eventually(`${what} is recorded`, async () => (await host.database.query(known, [incidentId])).length > 0);
    },
    tried: async (person, channel) => {
      const tried = `SELECT 1 FROM notifier.delivery WHERE user_id = $1 AND channel = $2 AND attempts > 0 AND state <> 'sending'`;
      await eventually(`${channel} was tried`, async () => (await host.database.query(tried, [person.userId, channel])).length > 0);
    },
    mailsTo: (person) => smtp.mails.filter((mail) => mail.envelope.to.includes(person.email)),
    whatsAppMessagesTo: (person) => twilio.messages.filter((message) => message.to === `whatsapp:${person.phone}`),
    webhook: ({ body, headers }, url = '/api/webhooks/twilio') =>
      host
        .client(alerts.NotifierServiceService, 'notifier', anonymousCaller)
        .acceptWebhook({ provider: 'twilio', body: Buffer.from(body), headers, url }),
    stop: async () => {
      await host.stop();
      await smtp.stop();
      await twilio.stop();
    },
  };
}

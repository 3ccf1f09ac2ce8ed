import { alerts, billing, identity, incidents, pings, workspaces } from '@nowahala/contracts';
import { isSystem, isUser, newId, notFound, ownsWorkspace, refusal } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';

/** The answer, once the check before it let the caller through. */
const after = <T>(_checked: unknown, answer: T): T => answer;
const later = (ms: number): Date => new Date(Date.now() + ms);
const explanation = {
  whatHappened: 'It answers with an error page.',
  whoIsAffected: 'Every visitor.',
  likelyCause: 'The program stopped.',
  confidence: 'high',
  doNow: ['Restart it.'],
  tellCustomers: 'Soon back.',
  whoToCall: 'Your host.',
  evidence: ['502'],
  source: 'rules',
};

export interface TestUser {
  token: string;
  sessionId: string;
  userId: string;
  workspaceId: string;
  serverId: string;
  incidentId: string;
  logId: string;
  notificationId: string;
  drillId: string;
  keyId: string;
  apiKey: string;
}

/** The other services, as far as the gateway can see them: they keep a handful of things and check every owner. */
export class FakeServices {
  readonly people: TestUser[] = [];
  /** Every call that reached a service, as `service.method`, with its request and caller. */
  readonly calls: { name: string; request: Record<string, unknown>; context: CallContext }[] = [];
  readonly revoked = new Set<string>();
  readonly scopes = new Map<string, string[]>();
  /** Set to make a service answer as if it could not be reached. */
  readonly down = new Set<string>();
  /** Incidents that are over. */
  readonly over = new Set<string>();
  readonly plan = billing.Plan.fromPartial({
    id: newId(),
    name: 'Growth',
    description: 'For shops.',
    priceKobo: 750_000,
    serverLimit: 10,
    snapshotLimit: 300,
    rateLimit: 44_640,
    gptLimit: 300,
    yearlyKobo: 9_000_000,
    yearlyVatKobo: 675_000,
    yearlyTotalKobo: 9_675_000,
    whatsapp: true,
  });
  readonly servers = new Map<string, workspaces.Server>();

  person(): TestUser {
    const randomText = () => newId().replaceAll('-', '');
    const person: TestUser = {
      token: `token-${newId()}`,
      sessionId: newId(),
      userId: newId(),
      workspaceId: newId(),
      serverId: newId(),
      incidentId: newId(),
      logId: newId(),
      notificationId: newId(),
      drillId: newId(),
      keyId: newId(),
      apiKey: `nw_live_${randomText().slice(0, 10)}_${(randomText() + randomText()).slice(0, 43)}_${randomText().slice(0, 6)}`,
    };
    this.people.push(person);
    this.scopes.set(person.apiKey, ['servers:read', 'pings:read', 'incidents:read', 'logs:write']);
    this.addServer(person.serverId, person, 'Shop website');
    return person;
  }

  callsOf(name: string) {
    return this.calls.filter((call) => call.name === name);
  }

  stubs(): [never, Record<string, unknown>][] {
    const all = [
      [identity.IdentityServiceService, this.recorded('identity', this.identity())],
      [workspaces.WorkspacesServiceService, this.recorded('workspaces', this.workspaces())],
      [billing.BillingServiceService, this.recorded('billing', this.billing())],
      [pings.SchedulerServiceService, this.recorded('scheduler', this.scheduler())],
      [incidents.AnalyzerServiceService, this.recorded('analyzer', this.analyzer())],
      [alerts.NotifierServiceService, this.recorded('notifier', this.notifier())],
    ];
    return all as never;
  }

  private recorded(service: string, methods: Record<string, (request: never, context: CallContext) => unknown>): Record<string, unknown> {
    const wrap =
      (name: string, method: (request: never, context: CallContext) => unknown) => async (request: never, context: CallContext) => {
        this.calls.push({ name: `${service}.${name}`, request, context });
        if (this.down.has(service))
          throw refusal('TRY_AGAIN', 'unavailable', 'We could not do that just now. Please try again in a moment.');
        return method(request, context);
      };
    return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, wrap(name, method)]));
  }

  private addServer(id: string, { workspaceId, userId }: { workspaceId: string; userId: string }, name: string): workspaces.Server {
    const server = workspaces.Server.fromPartial({
      id,
      workspaceId,
      userId,
      name,
      ipAddress: '102.89.23.4',
      website: 'https://shop.example.com/',
      intervalMinutes: 5,
      emailEnabled: true,
      status: 'active',
      usedRate: 12,
      configVersion: 1,
      createdAt: later(-86_400_000),
    });
    this.servers.set(id, server);
    return server;
  }

  private by<K extends keyof TestUser>(key: K, value: TestUser[K]): TestUser {
    const found = this.people.find((person) => person[key] === value);
    if (!found) throw notFound();
    return found;
  }

  private profile(userId: string): identity.User {
    return identity.User.fromPartial({
      id: userId,
      fullName: 'Ada Okafor',
      username: 'ada',
      email: 'ada@example.com',
      country: 'NG',
      timeZone: 'Africa/Lagos',
      language: 'en',
      createdAt: later(0),
    });
  }

  private session(person: TestUser): identity.Session {
    return {
      token: person.token,
      tokenExpiresAt: later(900_000),
      refreshToken: `refresh-${person.sessionId}`,
      refreshExpiresAt: later(86_400_000),
      sessionId: person.sessionId,
    };
  }

  private identity() {
    const key = (person: TestUser): identity.ApiKey => ({
      id: person.keyId,
      name: 'Shop',
      revoked: false,
      prefix: person.apiKey.slice(0, 18),
      scopes: this.scopes.get(person.apiKey)!,
      createdAt: later(0),
      lastUsedAt: undefined,
    });
    const mine = (userId: string, { caller }: CallContext): TestUser => {
      isUser(caller, userId);
      return this.by('userId', userId);
    };
    return {
      introspectToken: ({ token }: { token: string }, { caller }: CallContext) => {
        isSystem(caller);
        const person = this.people.find((known) => known.token === token && !this.revoked.has(known.sessionId));
        return person
          ? { active: true, userId: person.userId, sessionId: person.sessionId, expiresAt: later(900_000) }
          : { active: false, userId: '', sessionId: '', expiresAt: undefined };
      },
      verifyApiKey: ({ secret }: { secret: string }, { caller }: CallContext) => {
        isSystem(caller);
        const person = this.people.find((known) => known.apiKey === secret && !this.revoked.has(known.keyId));
        return person
          ? { active: true, keyId: person.keyId, userId: person.userId, scopes: this.scopes.get(secret)! }
          : { active: false, keyId: '', userId: '', scopes: [] };
      },
      register: () => {
        const person = this.person();
        return { user: this.profile(person.userId), session: this.session(person) };
      },
      login: ({ email, password }: { email: string; password: string }) => {
        if (password !== 'a calm long password') throw refusal('LOGIN_FAILED', 'unauthenticated', 'Invalid email or password');
        void email;
        return { user: this.profile(this.people[0]!.userId), session: this.session(this.people[0]!) };
      },
      refresh: ({ refreshToken }: { refreshToken: string }) => {
        const person = this.people.find((known) => refreshToken === `refresh-${known.sessionId}`);
        if (!person) throw refusal('SESSION_OVER', 'unauthenticated', 'Session expired, please login');
        return { session: this.session(person) };
      },
      logout: ({ sessionId }: { sessionId: string }) => {
        this.revoked.add(sessionId);
        return {};
      },
      getUser: ({ userId }: { userId: string }, context: CallContext) => ({ user: this.profile(mine(userId, context).userId) }),
      updateUser: ({ userId }: { userId: string }, context: CallContext) => ({ user: this.profile(mine(userId, context).userId) }),
      forgotPassword: () => ({}),
      resetPassword: () => ({}),
      verifyEmail: () => ({ userId: '' }),
      resendVerification: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), {}),
      sendPhoneCode: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), {}),
      confirmPhone: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), {}),
      requestErasure: ({ userId, password }: { userId: string; password: string }, context: CallContext) => {
        mine(userId, context);
        if (password !== 'a calm long password')
          throw refusal('PASSWORD_WRONG', 'invalid', 'This is not your password. Nothing was deleted.', {
            fields: { password: 'This is not your password.' },
          });
        this.revoked.add(this.by('userId', userId).sessionId);
        return { erasedBy: later(30 * 86_400_000) };
      },
      export: ({ userId }: { userId: string }, context: CallContext) => ({
        json: JSON.stringify({ userId: mine(userId, context).userId }),
      }),
      generateApiKey: ({ userId }: { userId: string }, context: CallContext) => ({
        key: key(mine(userId, context)),
        secret: this.by('userId', userId).apiKey,
      }),
      listApiKeys: ({ userId }: { userId: string }, context: CallContext) => ({ keys: [key(mine(userId, context))] }),
      revokeApiKey: ({ userId, keyId }: { userId: string; keyId: string }, context: CallContext) => {
        const person = mine(userId, context);
        if (person.keyId !== keyId) throw notFound();
        this.revoked.add(keyId);
        return { key: { ...key(person), revoked: true } };
      },
      rotateApiKey: ({ userId, keyId }: { userId: string; keyId: string }, context: CallContext) => {
        const person = mine(userId, context);
        if (person.keyId !== keyId) throw notFound();
        return { key: key(person), secret: person.apiKey };
      },
    };
  }

  private workspaces() {
    const workspaceOf = (person: TestUser): workspaces.Workspace =>
      workspaces.Workspace.fromPartial({
        id: person.workspaceId,
        name: 'Okafor Stores',
        members: [{ role: 'owner', userId: person.userId }],
        servers: [...this.servers.values()].filter((server) => server.workspaceId === person.workspaceId),
        emailEnabled: true,
        createdAt: later(0),
      });
    const mine = (serverId: string, { caller }: CallContext): workspaces.Server => {
      const server = this.servers.get(serverId);
      ownsWorkspace(caller, server?.workspaceId);
      return server!;
    };
    return {
      getWorkspaceOfUser: ({ userId }: { userId: string }, { caller }: CallContext) => {
        isUser(caller, userId);
        return { workspace: workspaceOf(this.by('userId', userId)) };
      },
      createWorkspace: (_request: object, { caller }: CallContext) => ({ workspace: workspaceOf(this.by('userId', caller.userId)) }),
      updateWorkspace: ({ workspaceId }: { workspaceId: string }, { caller }: CallContext) => {
        ownsWorkspace(caller, workspaceId);
        return { workspace: workspaceOf(this.by('workspaceId', workspaceId)) };
      },
      createServer: async (request: { workspaceId: string; name: string }, { caller }: CallContext) => {
        ownsWorkspace(caller, request.workspaceId);
        await new Promise((resolve) => setTimeout(resolve, 30));
        return { server: this.addServer(newId(), { workspaceId: request.workspaceId, userId: caller.userId }, request.name) };
      },
      getServer: ({ serverId }: { serverId: string }, context: CallContext) => ({ server: mine(serverId, context) }),
      updateServer: ({ serverId }: { serverId: string }, context: CallContext) => ({ server: mine(serverId, context) }),
      deleteServer: ({ serverId }: { serverId: string }, context: CallContext) =>
        after(this.servers.delete(mine(serverId, context).id), {}),
      pauseServer: ({ serverId }: { serverId: string }, context: CallContext) => ({ server: { ...mine(serverId, context), paused: true } }),
      resumeServer: ({ serverId }: { serverId: string }, context: CallContext) => ({ server: mine(serverId, context) }),
      export: ({ userId }: { userId: string }, { caller }: CallContext) => after(isUser(caller, userId), { json: '{"servers":[]}' }),
    };
  }

  private billing() {
    const mine = (userId: string, { caller }: CallContext) => isUser(caller, userId);
    const toPay = { redirect: true, paymentUrl: 'http://localhost/dev/checkout/NWP-1', ref: 'NWP-1', message: '', totalKobo: 9_675_000 };
    return {
      listPlans: () => ({ plans: [{ ...this.plan, id: newId(), name: 'Scale', priceKobo: 6_000_000 }, this.plan] }),
      getSubscription: ({ userId }: { userId: string }, context: CallContext) =>
        after(
          mine(userId, context),
          billing.GetSubscriptionResponse.fromPartial({
            hasPlan: true,
            state: 'active',
            plan: this.plan,
            subscriptionEndDate: later(86_400_000),
          }),
        ),
      subscribe: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), { ...toPay, hasPlan: false }),
      upgrade: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), { ...toPay, hasPlan: true }),
      quoteUpgrade: ({ userId }: { userId: string }, context: CallContext) =>
        after(mine(userId, context), { netKobo: 100, vatKobo: 8, totalKobo: 108, daysLeft: 3, endsAt: later(0) }),
      reconcilePayment: ({ userId }: { userId: string }, context: CallContext) =>
        after(
          mine(userId, context),
          billing.ReconcilePaymentResponse.fromPartial({ outcome: 'waiting', message: 'We wait for the bank.' }),
        ),
      listInvoices: ({ userId }: { userId: string }, context: CallContext) =>
        after(mine(userId, context), {
          invoices: [
            billing.Invoice.fromPartial({
              id: newId(),
              ref: 'NW-2026-000001',
              status: 'paid',
              planName: 'Growth',
              planPriceKobo: 750_000,
              netKobo: 9_000_000,
              vatKobo: 675_000,
              totalKobo: 9_675_000,
              hasPdf: true,
              createdAt: later(0),
            }),
          ],
        }),
      getInvoicePdf: ({ userId, ref }: { userId: string; ref: string }, context: CallContext) => {
        mine(userId, context);
        if (ref !== 'NW-2026-000001') throw notFound();
        return { pdf: Buffer.from('%PDF-1.7'), fileName: `${ref}.pdf` };
      },
      acceptWebhook: ({ body, headers }: { body: Uint8Array; headers: Record<string, string> }) => ({
        status: headers['x-paystack-signature'] === `signed ${Buffer.from(body).toString('utf8')}` ? 200 : 401,
      }),
      getCheckout: ({ ref }: { ref: string }) =>
        billing.GetCheckoutResponse.fromPartial(
          ref === 'NWP-1'
            ? {
                found: true,
                ref,
                planName: 'Growth',
                netKobo: 9_000_000,
                vatKobo: 675_000,
                totalKobo: 9_675_000,
                status: 'open',
                returnUrl: 'http://localhost:8080/dashboard/billing?ref=NWP-1',
              }
            : { found: false },
        ),
      completeCheckout: ({ ref }: { ref: string }) => {
        if (ref !== 'NWP-1') throw notFound();
        return { returnUrl: 'http://localhost:8080/dashboard/billing?ref=NWP-1' };
      },
      export: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), { json: '{"invoices":[]}' }),
    };
  }

  private scheduler() {
    return {
      getUsage: () => ({ usages: [] }),
      checkNow: () => ({ scheduledAt: later(1_000) }),
      export: ({ userId }: { userId: string }, { caller }: CallContext) => after(isUser(caller, userId), { json: '{}' }),
    };
  }

  private analyzer() {
    const ownServer = (serverId: string, { caller }: CallContext) => ownsWorkspace(caller, this.servers.get(serverId)?.workspaceId);
    const log = (person: TestUser) =>
      incidents.ErrorLog.fromPartial({
        id: person.logId,
        createdAt: later(0),
        lastSeenAt: later(0),
        count: 1,
        tag: 'HTTP 502',
        level: 'critical',
        message: 'It answered 502',
        stack: 'GET / -> 502',
        explanation,
        serverId: person.serverId,
        feedback: 'unset',
      });
    const incident = (person: TestUser) =>
      incidents.Incident.fromPartial({
        id: person.incidentId,
        serverId: person.serverId,
        workspaceId: person.workspaceId,
        serverName: 'Shop website',
        status: this.over.has(person.incidentId) ? 'resolved' : 'open',
        kind: 'down',
        startedAt: later(-60_000),
        acknowledgedBy: person.userId,
        acknowledgedAt: later(0),
        cause: 'HTTP 502',
        explanation,
        evidenceJson: '{"steps":[]}',
        timeline: [{ at: later(0), type: 'opened', text: 'It is down.' }],
      });
    const page = (rows: number) => ({ currentPage: 1, totalPages: 1, totalItems: rows, pageSize: 20 });
    const owner = <K extends keyof TestUser>(key: K, value: TestUser[K], { caller }: CallContext): TestUser => {
      const person = this.people.find((known) => known[key] === value);
      ownsWorkspace(caller, person?.workspaceId);
      return person!;
    };
    return {
      listPings: ({ serverId }: { serverId: string }, context: CallContext) => {
        ownServer(serverId, context);
        return {
          pings: [
            incidents.Ping.fromPartial({
              id: newId(),
              timestamp: later(0),
              status: 'success',
              message: 'Fine.',
              responseTimeMs: 120.5,
              region: 'local',
              check: 'scheduled',
              serverId,
            }),
          ],
          pagination: page(1),
          nextCursor: '',
        };
      },
      getPingStats: ({ serverId }: { serverId: string }, context: CallContext) => {
        ownServer(serverId, context);
        return incidents.GetPingStatsResponse.fromPartial({
          buckets: [{ at: later(0), label: '2026-11-21', success: 10, failures: 1, unknown: 1, responseTimeMs: 120 }],
          totalSuccess: 10,
          totalFailures: 1,
          totalPings: 11,
          successRate: 90.91,
          failureRate: 9.09,
        });
      },
      getUptime: ({ serverIds }: { serverIds: string[] }) => ({
        servers: serverIds.map((serverId) => ({ serverId, days: [{ day: '2026-11-21', success: 1, failures: 0, unknown: 0 }] })),
      }),
      getServerStates: ({ serverIds }: { serverIds: string[] }, context: CallContext) => {
        for (const id of serverIds) ownServer(id, context);
        return {
          states: serverIds.map((serverId) =>
            incidents.ServerState.fromPartial({
              serverId,
              state: 'up',
              lastPingAt: later(-1_000),
              lastPingStatus: 'success',
              lastResponseTimeMs: 99,
            }),
          ),
        };
      },
      listErrorLogs: ({ workspaceIds }: { workspaceIds: string[] }, { caller }: CallContext) => {
        for (const id of workspaceIds) ownsWorkspace(caller, id);
        return { logs: workspaceIds.map((id) => log(this.by('workspaceId', id))), pagination: page(workspaceIds.length) };
      },
      logApplicationError: ({ workspaceId }: { workspaceId: string }, { caller }: CallContext) =>
        after(ownsWorkspace(caller, workspaceId), { log: log(this.by('workspaceId', workspaceId)) }),
      giveFeedback: ({ logId }: { logId: string }, context: CallContext) => ({ log: log(owner('logId', logId, context)) }),
      listIncidents: ({ workspaceIds }: { workspaceIds: string[] }, { caller }: CallContext) => {
        for (const id of workspaceIds) ownsWorkspace(caller, id);
        return {
          incidents: workspaceIds.map((id) => incident(this.by('workspaceId', id))),
          pagination: page(workspaceIds.length),
          nextCursor: '',
        };
      },
      getIncident: ({ incidentId }: { incidentId: string }, context: CallContext) => ({
        incident: incident(owner('incidentId', incidentId, context)),
      }),
      acknowledgeIncident: ({ incidentId }: { incidentId: string }, context: CallContext) => ({
        incident: incident(owner('incidentId', incidentId, context)),
      }),
      export: ({ userId, part }: { userId: string; part?: string }, { caller }: CallContext) => {
        if (part && this.down.has('the second part')) throw refusal('TRY_AGAIN', 'unavailable', 'Please try again in a moment.');
        return after(isUser(caller, userId), part ? { json: '{"pings":[2],"servers":[3]}' } : { json: '{"pings":[1]}', nextPart: 'more' });
      },
    };
  }

  private notifier() {
    const delivery = alerts.Delivery.fromPartial({
      id: newId(),
      channel: 'email',
      recipient: 'a…@example.com',
      kind: 'incident_opened',
      status: 'sent',
      attempts: 1,
      createdAt: later(0),
      sentAt: later(0),
    });
    const notification = (person: TestUser) =>
      alerts.Notification.fromPartial({
        id: person.notificationId,
        kind: 'incident.opened',
        title: 'Shop website is down',
        text: 'It answers with an error page.',
        serverId: person.serverId,
        incidentId: person.incidentId,
        createdAt: later(0),
      });
    const owned = (person: TestUser | undefined, { caller }: CallContext): TestUser => {
      isUser(caller, person?.userId);
      return person!;
    };
    return {
      sendSupportMail: () => ({}),
      listNotifications: ({ userId }: { userId: string }, { caller }: CallContext) =>
        after(isUser(caller, userId), {
          notifications: [notification(this.by('userId', userId))],
          pagination: { currentPage: 1, totalPages: 1, totalItems: 1, pageSize: 20 },
          unread: 1,
        }),
      markNotificationRead: ({ notificationId }: { notificationId: string }, context: CallContext) => ({
        notification: notification(
          owned(
            this.people.find((person) => person.notificationId === notificationId),
            context,
          ),
        ),
      }),
      markAllNotificationsRead: ({ userId }: { userId: string }, { caller }: CallContext) => after(isUser(caller, userId), { read: 21 }),
      listDeliveries: ({ incidentIds }: { incidentIds: string[] }) => ({
        deliveries: incidentIds.map((incidentId) => ({ ...delivery, incidentId })),
      }),
      startDrill: ({ userId }: { userId: string }, { caller }: CallContext) =>
        after(isUser(caller, userId), { drillId: this.by('userId', userId).drillId }),
      getDrill: ({ drillId }: { drillId: string }, context: CallContext) => {
        const person = owned(
          this.people.find((known) => known.drillId === drillId),
          context,
        );
        return { drillId, userId: person.userId, deliveries: [delivery] };
      },
      getChannelHealth: ({ userId }: { userId: string }, { caller }: CallContext) =>
        after(isUser(caller, userId), alerts.GetChannelHealthResponse.fromPartial({})),
      unsubscribe: ({ token }: { token: string }) => ({ done: token === 'good' }),
      acceptWebhook: ({ body, url }: { body: Uint8Array; url: string }) => ({
        status: url.includes('refused') ? 401 : 200,
        contentType: 'text/xml',
        body: `<Response>${url} ${body.length}</Response>`,
      }),
      listDevInbox: ({ older }: { older: string }, { caller }: CallContext) => {
        isSystem(caller);
        const message = { channel: 'email', to: 'ada@example.com', text: '', html: '', sentAt: later(0) };
        if (older !== '') return { messages: [{ ...message, subject: `Older than ${older}`, messageId: '<0@x>' }], older: '' };
        return {
          older: '<1@x>',
          messages: [
            {
              channel: 'email',
              to: 'ada@example.com',
              subject: 'Welcome <script>',
              text: 'Follow http://localhost:8080/verify-email?token=abc',
              html: '<p>Hello</p>',
              sentAt: later(0),
              messageId: '<1@x>',
            },
          ],
        };
      },
      export: ({ userId }: { userId: string }, { caller }: CallContext) => after(isUser(caller, userId), { json: '{"deliveries":[]}' }),
    };
  }
}

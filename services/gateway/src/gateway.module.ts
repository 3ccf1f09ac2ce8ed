import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { ContentController } from './content/content.controller.js';
import { ReleaseNotes } from './content/release-notes.js';
import { CheckoutController } from './dev/checkout.controller.js';
import { ClockController } from './dev/clock.controller.js';
import { InboxController } from './dev/inbox.controller.js';
import { DocsController } from './docs/docs.controller.js';
import { CallInterceptor } from './edge/call.interceptor.js';
import { ClientAddress } from './edge/client-address.js';
import { Edge } from './edge/edge.js';
import { RefusalFilter } from './edge/refusal-filter.js';
import { Unmatched } from './edge/unmatched.js';
import { DoubleClicks } from './idempotency/double-clicks.js';
import { OnceInterceptor } from './idempotency/once.interceptor.js';
import { RateLimits } from './limits/rate-limits.js';
import { EventsController } from './live/events.controller.js';
import { LiveStreams } from './live/live-streams.js';
import { LiveTopics } from './live/live.topics.js';
import { PolicyGuard } from './policy/policy.guard.js';
import { RequirePolicies } from './policy/require-policies.js';
import { Routes } from './policy/routes.js';
import { AuthController } from './rest/auth/auth.controller.js';
import { DrillController } from './rest/drill/drill.controller.js';
import { ErrorLogController } from './rest/error-log/error-log.controller.js';
import { HealthController } from './rest/health/health.controller.js';
import { IncidentController } from './rest/incident/incident.controller.js';
import { InvoiceController } from './rest/invoice/invoice.controller.js';
import { KeyController } from './rest/key/key.controller.js';
import { NotificationController } from './rest/notification/notification.controller.js';
import { PlanController } from './rest/plan/plan.controller.js';
import { ServerHistoryController } from './rest/server/server-history.controller.js';
import { ServerStates } from './rest/server/server-states.js';
import { ServerController } from './rest/server/server.controller.js';
import { SubscriptionController } from './rest/subscription/subscription.controller.js';
import { SupportController } from './rest/support/support.controller.js';
import { UnsubscribeController } from './rest/unsubscribe/unsubscribe.controller.js';
import { ExportEverything } from './rest/user/export-everything.js';
import { HomeZone } from './rest/user/home-zone.js';
import { UserController } from './rest/user/user.controller.js';
import { V1Controller } from './rest/v1/v1.controller.js';
import { WebhookController } from './rest/webhook/webhook.controller.js';
import { WorkspaceController } from './rest/workspace/workspace.controller.js';
import { Services } from './services.js';
import { Authenticator } from './sessions/authenticator.js';
import { KeyCheck } from './sessions/key-check.js';
import { RefreshCookie } from './sessions/refresh-cookie.js';
import { Revocations } from './sessions/revocations.js';
import { SessionsTopics } from './sessions/sessions.topics.js';
import { TokenCheck } from './sessions/token-check.js';
import { WorkspacesOf } from './sessions/workspaces-of.js';
import { WebPages } from './web/web-pages.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [
    AuthController,
    UserController,
    WorkspaceController,
    PlanController,
    SubscriptionController,
    InvoiceController,
    ServerController,
    ServerHistoryController,
    IncidentController,
    ErrorLogController,
    NotificationController,
    DrillController,
    KeyController,
    SupportController,
    ContentController,
    EventsController,
    V1Controller,
    WebhookController,
    DocsController,
    HealthController,
    UnsubscribeController,
    InboxController,
    CheckoutController,
    ClockController,
    LiveTopics,
    SessionsTopics,
  ],
  providers: [
    Services,
    Routes,
    RequirePolicies,
    Unmatched,
    ClientAddress,
    Edge,
    WebPages,
    RateLimits,
    TokenCheck,
    KeyCheck,
    WorkspacesOf,
    Authenticator,
    RefreshCookie,
    Revocations,
    DoubleClicks,
    ServerStates,
    HomeZone,
    ExportEverything,
    LiveStreams,
    ReleaseNotes,
    { provide: APP_FILTER, useClass: RefusalFilter },
    { provide: APP_GUARD, useClass: PolicyGuard },
    // Outer first: everything below runs on behalf of the caller.
    { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
    { provide: APP_INTERCEPTOR, useClass: OnceInterceptor },
  ],
})
export class GatewayModule {}

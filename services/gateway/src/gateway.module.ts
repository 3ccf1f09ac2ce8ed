import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { CompareClocksJob } from './adapters/jobs/compare-clocks.job.js';
import { RelayBeatsJob } from './adapters/jobs/relay-beats.job.js';
import { LiveConsumer } from './adapters/topics/live.consumer.js';
import { RevocationConsumer } from './adapters/topics/revocation.consumer.js';
import { Authenticator } from './auth/authenticator.js';
import { KeyCheck } from './auth/key-check.js';
import { OwnedWorkspaces } from './auth/owned-workspaces.js';
import { PolicyGuard } from './auth/policy.guard.js';
import { RefreshCookie } from './auth/refresh-cookie.js';
import { RequirePolicies } from './auth/require-policies.js';
import { Revocations } from './auth/revocations.js';
import { TokenCheck } from './auth/token-check.js';
import { BeatClock } from './beats/beat-clock.js';
import { Beats } from './beats/beats.js';
import { VoidAddresses } from './beats/void-addresses.js';
import { ServiceClients } from './clients/services.client.js';
import { ContentController } from './content/content.controller.js';
import { ReleaseNotes } from './content/release-notes.js';
import { StoredResponseRepository } from './database/stored-response.repository.js';
import { CheckoutController } from './dev/checkout.controller.js';
import { ClockController } from './dev/clock.controller.js';
import { InboxController } from './dev/inbox.controller.js';
import { AuthController } from './http/auth/auth.controller.js';
import { DrillController } from './http/drill/drill.controller.js';
import { ErrorLogController } from './http/error-log/error-log.controller.js';
import { HealthController } from './http/health/health.controller.js';
import { RenewalController } from './http/renewal/renewal.controller.js';
import { ServerRenewals } from './http/renewal/server-renewals.js';
import { HeartbeatController } from './http/heartbeat/heartbeat.controller.js';
import { IncidentController } from './http/incident/incident.controller.js';
import { InvoiceController } from './http/invoice/invoice.controller.js';
import { KeyController } from './http/key/key.controller.js';
import { ServerMaintenanceController } from './http/maintenance/server-maintenance.controller.js';
import { WorkspaceMaintenanceController } from './http/maintenance/workspace-maintenance.controller.js';
import { NotificationController } from './http/notification/notification.controller.js';
import { PlanController } from './http/plan/plan.controller.js';
import { RegionController } from './http/region/region.controller.js';
import { ServerHistoryController } from './http/server/server-history.controller.js';
import { ServerStates } from './http/server/server-states.js';
import { BaselineController } from './http/server/baseline.controller.js';
import { ServerController } from './http/server/server.controller.js';
import { SubscriptionController } from './http/subscription/subscription.controller.js';
import { SupportController } from './http/support/support.controller.js';
import { UnsubscribeController } from './http/unsubscribe/unsubscribe.controller.js';
import { AccountExport } from './http/user/account-export.js';
import { UserTimeZone } from './http/user/user-time-zone.js';
import { SignedInDeviceController } from './http/user/signed-in-device.controller.js';
import { UserController } from './http/user/user.controller.js';
import { V1Controller } from './http/v1/v1.controller.js';
import { WebhookController } from './http/webhook/webhook.controller.js';
import { WorkspaceController } from './http/workspace/workspace.controller.js';
import { GatewayMetrics } from './gateway.metrics.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { ImplicitIdempotency } from './idempotency/implicit-idempotency.js';
import { RequestHash } from './idempotency/request-hash.js';
import { EventsController } from './live/events.controller.js';
import { LiveStreams } from './live/live-streams.js';
import { DocsController } from './openapi/docs.controller.js';
import { WebPages } from './pages/web-pages.js';
import { RateLimits } from './rate-limits/rate-limits.js';
import { WaitingLineInterceptor } from './rate-limits/waiting-line.interceptor.js';
import { CallInterceptor } from './request/call.interceptor.js';
import { ClientAddress } from './request/client-address.js';
import { RefusalFilter } from './request/refusal.filter.js';
import { RequestPipeline } from './request/request-pipeline.js';
import { Routes } from './request/routes.js';
import { UnmatchedRoute } from './request/unmatched-route.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [
    AuthController,
    SignedInDeviceController,
    UserController,
    WorkspaceController,
    PlanController,
    SubscriptionController,
    InvoiceController,
    ServerController,
    BaselineController,
    ServerHistoryController,
    ServerMaintenanceController,
    WorkspaceMaintenanceController,
    RegionController,
    IncidentController,
    RenewalController,
    HeartbeatController,
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
    LiveConsumer,
    RevocationConsumer,
  ],
  providers: [
    GatewayMetrics,
    ServiceClients,
    Routes,
    RequirePolicies,
    UnmatchedRoute,
    ClientAddress,
    RequestPipeline,
    WebPages,
    RateLimits,
    TokenCheck,
    KeyCheck,
    OwnedWorkspaces,
    Authenticator,
    RefreshCookie,
    Revocations,
    ImplicitIdempotency,
    RequestHash,
    StoredResponseRepository,
    ServerStates,
    ServerRenewals,
    UserTimeZone,
    AccountExport,
    LiveStreams,
    ReleaseNotes,
    BeatClock,
    Beats,
    VoidAddresses,
    CompareClocksJob,
    RelayBeatsJob,
    { provide: APP_FILTER, useClass: RefusalFilter },
    { provide: APP_GUARD, useClass: PolicyGuard },
    // Outer first: everything below runs on behalf of the caller.
    { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
    { provide: APP_INTERCEPTOR, useClass: WaitingLineInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
})
export class GatewayModule {}

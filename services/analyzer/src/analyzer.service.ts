import { incidents } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { DoneSteps1760000000014 } from './database/migrations/done-steps.migration.js';
import { ErasedServers1760000000006 } from './database/migrations/erased-servers.migration.js';
import { Faults1760000000003 } from './database/migrations/faults.migration.js';
import { Health1760000000001 } from './database/migrations/health.migration.js';
import { Maintenance1760000000009 } from './database/migrations/maintenance.migration.js';
import { MaintenanceTurns1760000000021 } from './database/migrations/maintenance-turns.migration.js';
import { Heartbeats1780000000001 } from './database/migrations/heartbeats.migration.js';
import { SightSilence1780000000006 } from './database/migrations/sight-silence.migration.js';
import { HoursBesideTheirKey1780000000007, KeyOfHours1780000000008 } from './database/migrations/hours-beside-their-key.migration.js';
import { IncidentsOfServers1780000000005 } from './database/migrations/incidents-of-servers.migration.js';
import { LapsedDomains1780000000004 } from './database/migrations/lapsed-domains.migration.js';
import { LogFindings1780000000002 } from './database/migrations/log-findings.migration.js';
import { Networks1760000000008 } from './database/migrations/networks.migration.js';
import { PackedHours1780000000003 } from './database/migrations/packed-hours.migration.js';
import { PausedPlans1760000000018 } from './database/migrations/paused-plans.migration.js';
import { Pings1760000000002 } from './database/migrations/pings.migration.js';
import { Provider1760000000004 } from './database/migrations/provider.migration.js';
import { Regions1760000000007 } from './database/migrations/regions.migration.js';
import { Renewals1760000000016 } from './database/migrations/renewals.migration.js';
import { publishIncident } from './adapters/topics/incident.publication.js';
import { incident } from './domain/incident/incident.js';
import { entitlementEntity } from './database/entitlement.entity.js';
import { errorLogEntity } from './database/error-log.entity.js';
import { explanationRequestEntity } from './database/explanation-request.entity.js';
import { incidentEntity } from './database/incident.entity.js';
import { incidentProjection } from './database/incident.projection.js';
import { monitorEntity } from './database/monitor.entity.js';
import { AnalyzerRpc } from './adapters/rpc/analyzer.rpc.js';
import { RenewalRpc } from './adapters/rpc/renewal.rpc.js';
import { Slow1760000000020 } from './database/migrations/slow.migration.js';
import { analyzerConfig } from './analyzer.config.js';
import { AnalyzerModule } from './analyzer.module.js';

/** Server health, incidents, error logs, advice and statistics. Start reading here. */
export const analyzer = defineService({
  name: 'analyzer',
  module: AnalyzerModule,
  config: analyzerConfig,
  entities: [entitlementEntity, errorLogEntity, explanationRequestEntity, incidentEntity, monitorEntity],
  camelCaseRows: true,
  migrations: [
    Health1760000000001,
    Pings1760000000002,
    Faults1760000000003,
    Provider1760000000004,
    ErasedServers1760000000006,
    Regions1760000000007,
    Networks1760000000008,
    Maintenance1760000000009,
    DoneSteps1760000000014,
    Renewals1760000000016,
    PausedPlans1760000000018,
    Slow1760000000020,
    MaintenanceTurns1760000000021,
    Heartbeats1780000000001,
    LogFindings1780000000002,
    PackedHours1780000000003,
    LapsedDomains1780000000004,
    IncidentsOfServers1780000000005,
    SightSilence1780000000006,
    HoursBesideTheirKey1780000000007,
    KeyOfHours1780000000008,
  ],
  aggregates: [{ aggregate: incident, projections: [incidentProjection], publications: publishIncident }],
  rpc: [
    rpcBinding(incidents.AnalyzerServiceService, AnalyzerRpc, {
      gateway: 'everything',
      notifier: ['acknowledgeIncident', 'markStepDone', 'getWeeklySummary'],
    }),
    rpcBinding(incidents.RenewalServiceService, RenewalRpc, { gateway: 'everything', notifier: ['listRenewals'] }),
  ],
});

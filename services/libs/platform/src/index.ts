export * from './bus/index.js';
export * from './cache/cache.js';
export { MemoryCache } from './cache/memory-cache.js';
export { RedisCache } from './cache/redis-cache.js';
export { isUntrustedCertificate } from './core/certificates.js';
export * from './core/clock.js';
export { Batcher } from './concurrency/batcher.js';
export { KeyedMutex } from './concurrency/keyed-mutex.js';
export { Semaphore } from './concurrency/semaphore.js';
export type { WaitLimits } from './concurrency/semaphore.js';
export { sleep } from './concurrency/sleep.js';
export * from './config/config.js';
export * from './database/database.js';
export * from './database/oldest-transaction.js';
export { platformMigrations } from './database/platform-migrations.js';
export { upsertIfNewer } from './database/upsert-if-newer.js';
export * from './event-store/aggregate.js';
export * from './event-store/rebuild.js';
export type { Loaded } from './event-store/recorded-events.js';
export { databaseOf } from './host/database-of.js';
export * from './event-store/store.js';
export * from './event-store/registration.js';
// Until prober and analyzer import the evidence from the kernel.
export { errorClasses, isErrorClass, recognisable } from '@nowahala/kernel';
export type {
  AddressEvidence,
  CertificateEvidence,
  ConnectionEvidence,
  DnsEvidence,
  ErrorClass,
  EvidenceSnapshot,
  EvidenceStep,
  EvidenceTarget,
  HttpEvidence,
  MachineEvidence,
  PingEvidence,
  PortEvidence,
  Recognised,
  RecognisedId,
  RecognisedKind,
  StepName,
  TlsEvidence,
} from '@nowahala/kernel';
export { Host } from './host/host.js';
export type { HostOptions } from './host/host.js';
export type { ServiceContext } from './host/platform.module.js';
export { localSocket } from './host/local-socket.js';
export { OpsServer } from './host/ops-server.js';
export { openBus } from './host/open-bus.js';
export { ServiceProcess } from './host/process.js';
export type { ProcessOptions } from './host/process.js';
export { Readiness } from './host/readiness.js';
export { settingsOfServices } from './host/service-settings.js';
export * from './config/secrets.js';
export * from './host/tokens.js';
export * from './database/idempotency.js';
export * from './core/ids.js';
export * from './jobs/jobs.js';
export * from './database/leases.js';
export * from './telemetry/logger.js';
export { MessageContext } from './messaging/message-context.js';
export { OnTopic } from './messaging/on-topic.js';
export type { TopicBatch, TopicBatchItem, TopicOptions } from './messaging/on-topic.js';
export * from './outbox/direct-publisher.js';
export { encodeMessage, headersOf } from './outbox/envelope.js';
export type { Publication } from './outbox/envelope.js';
export { outboxShardOf } from './outbox/outbox.js';
export { RETRY_FOR, withoutParkingMarks } from './bus/consumer/parked-messages.js';
export * from './net/index.js';
export { operatorOf, readCommandLine } from './config/operator.js';
export type { CommandLine } from './config/operator.js';
export { EmbeddedPostgres } from './postgres/embedded-postgres.js';
export * from './core/refusal.js';
export * from './rpc/call-context.js';
export { RpcClients, serviceUnavailable } from './rpc/rpc-client.js';
export type { RpcCallOptions, RpcClient } from './rpc/rpc-client.js';
export { RpcServer } from './rpc/rpc-server.js';
export type { RpcImplementation } from './rpc/rpc-server.js';
export * from './host/service.js';
export { sample } from './telemetry/sample.js';
export { FAST_SECONDS, LONG_SECONDS, Metrics } from './telemetry/metrics.js';
export type { MetricObject } from 'prom-client';
export * from './database/saved-trace-context.js';
export * from './telemetry/tracing.js';
export * from './core/typed-text.js';

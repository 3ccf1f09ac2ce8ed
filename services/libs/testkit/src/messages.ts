import { billing, pings } from '@nowahala/contracts';

/** A website that answered; of which server and when is in `more`. */
export const goodCheck = (more: Partial<pings.PingResult>): pings.PingResult =>
  pings.PingResult.create({
    region: 'local',
    proberId: 'prober-1',
    check: 'scheduled',
    method: 'http',
    outcome: 'success',
    responseTimeUs: 120_000,
    code: 200,
    message: 'It answered with 200.',
    configVersion: 1,
    intervalMinutes: 1,
    ...more,
  });

/** The plan Growth; of which workspace is in `more`. */
export const growthPlan = (more: Partial<billing.EntitlementChanged>): billing.EntitlementChanged =>
  billing.EntitlementChanged.create({
    version: 1,
    state: 'active',
    planId: 'growth',
    planName: 'Growth',
    serverLimit: 10,
    rateLimit: 44_640,
    gptLimit: 300,
    snapshotLimit: 300,
    whatsapp: true,
    ...more,
  });

import { billing } from '@nowahala/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, RpcClients, systemCaller } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import type { Entitlement } from '../domain/entitlement.js';

interface Row {
  state: string;
  plan_name: string;
  server_limit: number;
  rate_limit: string;
  whatsapp: boolean;
  valid_until: Date | null;
}

/** What a workspace may use: what billing said last, or billing itself when that is missing or out of date. */
@Injectable()
export class Entitlements {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RpcClients) private readonly clients: RpcClients,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Throws "unavailable" when neither knows. */
  async of(workspaceId: string): Promise<Entitlement> {
    const [row] = await this.database.query<Row>('SELECT state, plan_name, server_limit, rate_limit, whatsapp, valid_until FROM entitlement WHERE workspace_id = $1', [workspaceId]);
    if (row && (!row.valid_until || row.valid_until > this.clock.now()) && row.state !== 'none' && row.state !== 'awaiting_payment') return toEntitlement(row);
    const { entitlement } = await this.clients.client(billing.BillingServiceService, 'billing').getEntitlement({ workspaceId }, { caller: systemCaller, retry: true });
    if (!entitlement) return { state: 'none', planName: '', serverLimit: 0, rateLimit: 0, whatsApp: false };
    await keepEntitlement(this.database, { ...entitlement, workspaceId });
    return { state: entitlement.state, planName: entitlement.planName, serverLimit: entitlement.serverLimit, rateLimit: entitlement.rateLimit, whatsApp: entitlement.whatsapp };
  }
}

const toEntitlement = (row: Row): Entitlement => ({ state: row.state, planName: row.plan_name, serverLimit: row.server_limit, rateLimit: Number(row.rate_limit), whatsApp: row.whatsapp });

/** Stores billing's snapshot unless a newer one is known. */
export async function keepEntitlement(sql: SqlRunner, entitlement: billing.EntitlementChanged): Promise<void> {
  await sql.query(
    `INSERT INTO entitlement (workspace_id, version, state, plan_name, server_limit, rate_limit, whatsapp, valid_until) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (workspace_id) DO UPDATE SET version = $2, state = $3, plan_name = $4, server_limit = $5, rate_limit = $6, whatsapp = $7, valid_until = $8
       WHERE entitlement.version < $2`,
    [entitlement.workspaceId, entitlement.version, entitlement.state, entitlement.planName, entitlement.serverLimit, entitlement.rateLimit, entitlement.whatsapp, entitlement.validUntil ?? null],
  );
}

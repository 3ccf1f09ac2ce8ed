import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { Plans, type PlanChange } from '../application/ports.js';
import type { AlertingChannel, Plan } from '../domain/plan.js';

interface PlanRow {
  id: string;
  name: string;
  description: string;
  price_kobo_per_month: string;
  server_limit: number;
  rate_limit: string;
  gpt_limit: number;
  snapshot_limit: number;
  alerting_channels: AlertingChannel[];
  monitoring_features: string[];
  on_sale: boolean;
}

const COLUMNS: Record<keyof PlanChange, string> = {
  priceKoboPerMonth: 'price_kobo_per_month',
  serverLimit: 'server_limit',
  rateLimit: 'rate_limit',
  gptLimit: 'gpt_limit',
  snapshotLimit: 'snapshot_limit',
  onSale: 'on_sale',
};

@Injectable()
export class PlanRepository extends Plans {
  async listOnSale(sql: SqlRunner): Promise<Plan[]> {
    return (await sql.query<PlanRow>('SELECT * FROM plan WHERE on_sale ORDER BY price_kobo_per_month, name')).map(toPlan);
  }

  async find(sql: SqlRunner, planId: string): Promise<Plan | undefined> {
    const [row] = await sql.query<PlanRow>('SELECT * FROM plan WHERE id::text = $1', [planId.toLowerCase()]);
    return row === undefined ? undefined : toPlan(row);
  }

  async update(sql: SqlRunner, name: string, change: PlanChange): Promise<Plan | undefined> {
    const wanted = Object.entries(change).filter(([, value]) => value !== undefined) as [keyof PlanChange, number | boolean][];
    const sets = wanted.map(([key], index) => `${COLUMNS[key]} = $${index + 2}`);
    const statement =
      sets.length === 0 ? 'SELECT * FROM plan WHERE name = $1' : `UPDATE plan SET ${sets.join(', ')} WHERE name = $1 RETURNING *`;
    const [row] = await sql.query<PlanRow>(statement, [name, ...wanted.map(([, value]) => value)]);
    return row === undefined ? undefined : toPlan(row);
  }
}

function toPlan(row: PlanRow): Plan {
  return {
    planId: row.id,
    name: row.name,
    description: row.description,
    priceKoboPerMonth: Number(row.price_kobo_per_month),
    serverLimit: row.server_limit,
    rateLimit: Number(row.rate_limit),
    gptLimit: row.gpt_limit,
    snapshotLimit: row.snapshot_limit,
    alertingChannels: row.alerting_channels,
    monitoringFeatures: row.monitoring_features,
    onSale: row.on_sale,
  };
}

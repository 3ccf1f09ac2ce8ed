import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PLAN_CATALOGUE } from '../../domain/plan-catalogue.js';

/** The four plans the product starts with; later changes are an operator's command. */
export class PlanCatalogue1700100000001 implements MigrationInterface {
  name = 'PlanCatalogue1700100000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const plan of PLAN_CATALOGUE) {
      await runner.query(
        `INSERT INTO plan (id, name, description, price_kobo_per_month, server_limit, rate_limit, gpt_limit, snapshot_limit, alerting_channels, monitoring_features, on_sale)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          plan.planId,
          plan.name,
          plan.description,
          plan.priceKoboPerMonth,
          plan.serverLimit,
          plan.rateLimit,
          plan.gptLimit,
          plan.snapshotLimit,
          plan.alertingChannels,
          plan.monitoringFeatures,
          plan.onSale,
        ],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Plans that may have been sold are never taken down by a migration.');
  }
}

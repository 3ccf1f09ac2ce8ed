import { EntitySchema } from 'typeorm';
import type { Plan } from '../domain/plan.js';

export const planEntity = new EntitySchema<Plan>({
  name: 'Plan',
  tableName: 'plan',
  columns: {
    planId: { type: 'uuid', primary: true, name: 'id' }, // stored name
    name: { type: 'text' },
    description: { type: 'text' },
    priceKoboPerMonth: { type: 'bigint' },
    serverLimit: { type: 'int' },
    rateLimit: { type: 'bigint' },
    gptLimit: { type: 'int' },
    snapshotLimit: { type: 'int' },
    alertingChannels: { type: 'text', array: true },
    monitoringFeatures: { type: 'text', array: true },
    onSale: { type: 'bool' },
  },
});

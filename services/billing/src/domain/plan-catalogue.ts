import { pingsPerMonth } from '@nowahala/kernel';
import { naira } from './money.js';
import type { Plan } from './plan.js';

const WITH_WHATSAPP = ['email', 'dashboard', 'whatsapp'] as const;

const EVERY_MINUTE = 'A check every minute, day and night';
const ANSWER_BY_WHATSAPP = 'WhatsApp alerts you can answer with one digit';
const EVERY_PLAN = [
  'Every error explained in plain English, with the steps to fix it',
  'Servers that fail together reach you as one message',
  'Success and failure rates for 90 days',
  'A summary by e-mail each Monday',
  'An API for your own tools',
];

/** The four plans the product starts with. The seed migration writes them once; an operator's command changes them later. */
export const PLAN_CATALOGUE: readonly Plan[] = [
  {
    planId: 'b1a51c00-0000-4000-8000-000000000001',
    name: 'Basic',
    description: 'For your first website. We look every five minutes and tell you by e-mail what is wrong and what to do.',
    priceKoboPerMonth: naira(2_500),
    serverLimit: 3,
    rateLimit: pingsPerMonth(5),
    gptLimit: 50,
    snapshotLimit: 50,
    alertingChannels: ['email', 'dashboard'],
    monitoringFeatures: ['A check every 5 minutes, day and night', ...EVERY_PLAN],
    onSale: true,
  },
  {
    planId: '9f0817a0-0000-4000-8000-000000000002',
    name: 'Growth',
    description: 'For a business that sells online. We look every minute and reach you on WhatsApp as well.',
    priceKoboPerMonth: naira(7_500),
    serverLimit: 10,
    rateLimit: pingsPerMonth(1),
    gptLimit: 300,
    snapshotLimit: 300,
    alertingChannels: [...WITH_WHATSAPP],
    monitoringFeatures: [EVERY_MINUTE, ...EVERY_PLAN, ANSWER_BY_WHATSAPP],
    onSale: true,
  },
  {
    planId: 'b0517e55-0000-4000-8000-000000000003',
    name: 'Business',
    description: 'For a team that runs several products. Room for thirty servers and plenty of explanations.',
    priceKoboPerMonth: naira(20_000),
    serverLimit: 30,
    rateLimit: pingsPerMonth(1),
    gptLimit: 1_500,
    snapshotLimit: 1_500,
    alertingChannels: [...WITH_WHATSAPP],
    monitoringFeatures: [EVERY_MINUTE, ...EVERY_PLAN, ANSWER_BY_WHATSAPP],
    onSale: true,
  },
  {
    planId: '5ca1e000-0000-4000-8000-000000000004',
    name: 'Scale',
    description: 'For agencies and hosting resellers. A hundred servers, watched every minute.',
    priceKoboPerMonth: naira(60_000),
    serverLimit: 100,
    rateLimit: pingsPerMonth(1),
    gptLimit: 10_000,
    snapshotLimit: 10_000,
    alertingChannels: [...WITH_WHATSAPP],
    monitoringFeatures: [EVERY_MINUTE, ...EVERY_PLAN, ANSWER_BY_WHATSAPP],
    onSale: true,
  },
];

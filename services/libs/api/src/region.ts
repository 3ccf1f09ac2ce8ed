import { z } from 'zod';
import { flag, orNull, text, time, withData } from './response.js';
import { route } from './route.js';

/** A place that checks are made from. */
export const regionResponse = z.object({
  id: text('lagos'),
  name: text('Lagos'),
  live: flag(true),
  lastSeenAt: orNull(time('2026-11-21T13:02:00.000Z')),
});
export type RegionResponse = z.output<typeof regionResponse>;

export const listRegions = route({
  method: 'GET',
  path: '/api/region/list',
  summary: 'List the places that we watch from',
  description: '`live` is false where a place has been silent for 30 seconds; checks are then made from the others.',
  response: withData(z.array(regionResponse)),
});

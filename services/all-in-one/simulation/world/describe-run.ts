import type { Run } from './run-seed.js';
import { clockOf } from './trace.js';

const MOST = 3;
const BEFORE_MS = 15 * 60_000;
const AFTER_MS = 60_000;

/** A failing seed for people: what the world was, which promise was broken, and what happened around it. */
export function describeRun({ seed, scenario, trace, violations, events, digest }: Run, whole: boolean): string {
  const { regions, probersPerRegion, servers, durationMs, faults, epochMs } = scenario;
  const world = `${servers.length} servers, ${probersPerRegion} probers in each of ${regions.join(', ')}, ${Math.round(durationMs / 60_000)} minutes from ${new Date(epochMs).toISOString()}`;
  const lines = [`seed ${seed}: ${violations.length} violations (${world}; ${events} events, ${digest.slice(0, 12)})`];
  for (const { kind, of, from, to } of faults) lines.push(`  ${clockOf(from)} to ${clockOf(to)}  ${kind} of ${of}`);
  for (const { invariant, text, serverId, at } of violations.slice(0, MOST)) {
    lines.push('', `${invariant}: ${serverId ? `${trace.nameOf(serverId)}: ` : ''}${text} (${clockOf(at)})`);
    if (!whole) lines.push(...trace.timeline(serverId, at - BEFORE_MS, at + AFTER_MS));
  }
  if (violations.length > MOST) lines.push('', `and ${violations.length - MOST} more`);
  if (whole) lines.push('', ...trace.timeline(undefined, 0, Number.POSITIVE_INFINITY));
  else if (violations.length > 0) lines.push('', `again: npm run simulate -- --seed ${seed} --timeline`);
  return lines.join('\n');
}

import type { MaintenanceResponse, ServerSummaryResponse } from '@nowahala/api';

/** What runs and what is to come, by the clock of this page; what is over is left out. */
export function windowsAt(all: readonly MaintenanceResponse[], now: Date) {
  const lasting = all.filter(({ startsAt, endsAt }) => new Date(endsAt) > now && endsAt > startsAt);
  // The clock of this page may be a second behind: what was begun a moment ago runs.
  const isRunning = ({ startsAt, status }: MaintenanceResponse): boolean => status === 'running' || new Date(startsAt) <= now;
  return { running: lasting.filter(isRunning), planned: lasting.filter((one) => !isRunning(one)) };
}

/** Whether all servers may be worked on now: one that is up would say so itself, one that is down shows its outage. */
export const mayRunForAll = (servers: readonly Pick<ServerSummaryResponse, 'state'>[]): boolean =>
  servers.some(({ state }) => state !== 'up' && state !== 'paused');

/** When the next of them begins or ends, in milliseconds from now; false where nothing is to come. */
export function untilNextTurn(all: readonly MaintenanceResponse[], now: Date): number | false {
  const turns = all.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]).filter((at) => at > now.getTime());
  return turns.length === 0 ? false : Math.min(...turns) - now.getTime();
}

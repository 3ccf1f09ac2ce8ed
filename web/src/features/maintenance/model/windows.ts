import type { MaintenanceResponse } from '@nowahala/api';

/** What runs and what is to come, by the clock of this page; what is over is left out. */
export function windowsAt(all: readonly MaintenanceResponse[], now: Date) {
  const lasting = all.filter(({ startsAt, endsAt }) => new Date(endsAt) > now && endsAt > startsAt);
  return {
    running: lasting.filter(({ startsAt }) => new Date(startsAt) <= now),
    planned: lasting.filter(({ startsAt }) => new Date(startsAt) > now),
  };
}

/** When the next of them begins or ends, in milliseconds from now; false where nothing is to come. */
export function untilNextTurn(all: readonly MaintenanceResponse[], now: Date): number | false {
  const turns = all.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]).filter((at) => at > now.getTime());
  return turns.length === 0 ? false : Math.min(...turns) - now.getTime();
}

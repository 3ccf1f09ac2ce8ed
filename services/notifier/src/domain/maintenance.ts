/** A local copy of a time in which an owner works on a server, or on all of them (`serverId` null). */
export interface Maintenance {
  maintenanceId: string;
  workspaceId: string;
  userId: string;
  serverId: string | null;
  startsAt: Date;
  endsAt: Date;
  version: number;
}

type Lasting = Pick<Maintenance, 'serverId' | 'startsAt' | 'endsAt'>;

/** Whether somebody works on this server at that moment. */
export const isQuiet = (all: readonly Lasting[], serverId: string, at: Date): boolean =>
  all.some((one) => (one.serverId === null || one.serverId === serverId) && one.startsAt <= at && at < one.endsAt);

/**
 * Whether another one goes on for all that this one is about when it begins or, `over`, ends: then nothing changes at that
 * time. Of several that turn together one is said: the widest, then the longest.
 */
export function isCovered(one: Turning, over: boolean, all: readonly Maintenance[]): boolean {
  const at = over ? one.endsAt : one.startsAt;
  return all.some((other) => {
    if (other.maintenanceId === one.maintenanceId || (other.serverId !== null && other.serverId !== one.serverId)) return false;
    if (other.startsAt > at || other.endsAt < at || other.endsAt <= other.startsAt) return false;
    const turnsToo = +(over ? other.endsAt : other.startsAt) === +at;
    return turnsToo ? goesBefore(other, one) : other.endsAt > at;
  });
}

type Turning = Pick<Maintenance, 'maintenanceId' | 'serverId' | 'startsAt' | 'endsAt'>;

function goesBefore(other: Turning, one: Turning): boolean {
  if (other.serverId !== one.serverId) return other.serverId === null;
  return other.endsAt > one.endsAt || (+other.endsAt === +one.endsAt && other.maintenanceId < one.maintenanceId);
}

/** When quiet that would end at that time is really over: another one may begin before and go on. */
export function endOfAll(endsAt: Date, others: readonly { startsAt?: Date | undefined; endsAt?: Date | undefined }[]): Date {
  const inOrder = others.flatMap(({ startsAt, endsAt: end }) => (startsAt && end && end > startsAt ? [{ startsAt, end }] : []));
  inOrder.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return inOrder.reduce((until, { startsAt, end }) => (startsAt <= until && end > until ? end : until), endsAt);
}

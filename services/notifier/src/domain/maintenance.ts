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

/** Whether another one goes on for all that this one is about: then nothing changes when it begins or ends. */
export const isCovered = (one: Pick<Maintenance, 'maintenanceId' | 'serverId'>, all: readonly Maintenance[], at: Date): boolean =>
  all.some(
    ({ maintenanceId, serverId, startsAt, endsAt }) =>
      maintenanceId !== one.maintenanceId && (serverId === null || serverId === one.serverId) && startsAt < at && at < endsAt,
  );

/** When quiet that would end at that time is really over: another one may begin before and go on. */
export function endOfAll(endsAt: Date, others: readonly { startsAt?: Date | undefined; endsAt?: Date | undefined }[]): Date {
  const inOrder = others.flatMap(({ startsAt, endsAt: end }) => (startsAt && end && end > startsAt ? [{ startsAt, end }] : []));
  inOrder.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return inOrder.reduce((until, { startsAt, end }) => (startsAt <= until && end > until ? end : until), endsAt);
}

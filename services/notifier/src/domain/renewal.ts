import { DAY_MS } from '@nowahala/kernel';

/** What ends unless it is renewed, as the analyzer publishes it. */
export interface Renewal {
  kind: 'certificate' | 'domain' | 'own';
  /** The domain, the names of the servers that show the certificate, or the owner's own words. */
  name: string;
  endsAt: Date;
  /** Where to renew it; '' where that is unknown. */
  company: string;
  /** Of a domain: its registry has suspended it, whatever its date. */
  lapsed: boolean;
  serverIds: string[];
}

export interface DueRenewal {
  workspaceId: string;
  userId: string;
  /** Of this warning alone. */
  warningId: string;
  renewal: Renewal;
  /** Of a certificate: how long it was given for. */
  lifeDays: number;
  /** Where it was renewed after a warning: the end that it had. */
  endedBeforeAt: Date | null;
}

/**
 * For the summary of a week: what comes, and domains that are over, which can often still be saved. That a certificate is over is an
 * incident, and of a date nobody says whether it was paid.
 */
export function byItsEnd(renewals: readonly Renewal[], now: Date): { ending: Renewal[]; ended: Renewal[] } {
  const isOver = ({ endsAt }: Renewal): boolean => endsAt <= now;
  const isNear = ({ endsAt }: Renewal): boolean => Math.abs(endsAt.getTime() - now.getTime()) <= NEAR_MS;
  return {
    ending: renewals.filter((one) => !isOver(one) && isNear(one)),
    ended: renewals.filter((one) => isOver(one) && isNear(one) && one.kind === 'domain'),
  };
}

/** As its title says. */
const NEAR_MS = 30 * DAY_MS;
export const endOfNear = (now: Date): Date => new Date(now.getTime() + NEAR_MS);

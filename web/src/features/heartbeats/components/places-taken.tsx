import { formatCount } from '@/lib/format/format-money';
import type { Places } from '@/lib/session/use-places';
import { dashboard } from '@messages/dashboard';

/** "3 of 10 servers and jobs" */
export const PlacesTaken = ({ count }: Pick<Places, 'count'>) =>
  count && <p className="tabular mt-1 text-sm text-muted">{dashboard.placesTaken(count.taken, formatCount(count.limit))}</p>;

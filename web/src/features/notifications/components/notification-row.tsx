import { Bell } from '@/components/icons/bell';
import { CalendarClock } from '@/components/icons/calendar-clock';
import { ChevronRight } from '@/components/icons/chevron-right';
import { CircleCheck } from '@/components/icons/circle-check';
import { CircleX } from '@/components/icons/circle-x';
import { CreditCard } from '@/components/icons/credit-card';
import { Gauge } from '@/components/icons/gauge';
import type { Icon } from '@/components/icons/icon';
import { MapPinOff } from '@/components/icons/map-pin-off';
import { Siren } from '@/components/icons/siren';
import { WavesHorizontal } from '@/components/icons/waves-horizontal';
import { Link } from 'react-router-dom';
import type { NotificationResponse } from '@nowahala/api';
import { Moment } from '@/components/ui/moment';
import { paths } from '@/config/paths';
import { cx } from '@/lib/format/class-names';
import { useZone } from '@/lib/session/current-user';
import { notifications as messages } from '@messages/notifications';

const MONEY = /paid|plan|invoice|payment|renew|grace|reduced|paused/;
const styles: [RegExp, Icon, string][] = [
  [/recover|resolved|steady|back/, CircleCheck, 'text-up'],
  [/partial/, MapPinOff, 'text-warn'],
  [/unstable|digest/, WavesHorizontal, 'text-warn'],
  [/down|incident|reminder|daily/, CircleX, 'text-down'],
  [/ends_soon/, CalendarClock, 'text-warn'],
  [/extended/, CircleCheck, 'text-up'],
  [/drill/, Siren, 'text-accent'],
  [/quota|usage/, Gauge, 'text-warn'],
  [MONEY, CreditCard, 'text-accent'],
];

/** The page with the details of a notification. */
function linkOf({ incidentId, serverId, kind }: NotificationResponse): string | null {
  if (incidentId) return paths.incident(incidentId);
  if (MONEY.test(kind)) return paths.billing;
  return serverId ? paths.history(serverId) : null;
}

export function NotificationRow({ notification, onRead }: { notification: NotificationResponse; onRead: () => void }) {
  const zone = useZone();
  const [, Icon, ink] = styles.find(([kinds]) => kinds.test(notification.kind)) ?? [null, Bell, 'text-muted'];
  const fresh = !notification.readAt;
  const link = linkOf(notification);
  return (
    <li className={cx('relative flex gap-3.5 px-4 py-4 sm:px-5', fresh && 'bg-accent-soft', link && 'hover:bg-sunken')}>
      <Icon className={cx('mt-0.5 size-6 shrink-0', ink)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className={cx('person-text', fresh ? 'font-semibold' : 'font-medium')}>
          {link ? (
            // The whole row is the link; the date on top of it stays clickable by itself.
            <Link to={link} onClick={onRead} className="text-ink no-underline after:absolute after:inset-0">
              {notification.title}
            </Link>
          ) : (
            notification.title
          )}
          {fresh && <span className="sr-only"> ({messages.unread})</span>}
        </p>
        {notification.text && <p className="person-text mt-0.5 text-muted">{notification.text}</p>}
        <Moment at={notification.createdAt} zone={zone} className="relative mt-1 text-sm text-muted" />
      </div>
      {link && <ChevronRight className="size-5 shrink-0 self-center text-muted" aria-hidden="true" />}
    </li>
  );
}

import { Bell, CircleCheck, CircleX, CreditCard, Gauge, Siren, Waves, type LucideIcon } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { Moment } from '@/components/ui/moment';
import { paths } from '@/config/paths';
import { cx } from '@/lib/class-names';
import { useZone } from '@/lib/current-user';
import { notifications as words } from '@messages/notifications';
import type { Notification } from '../api/list-notifications';

const looks: [RegExp, LucideIcon, string][] = [
  [/recover|resolved|steady|back/, CircleCheck, 'text-up'],
  [/unstable|digest/, Waves, 'text-warn'],
  [/down|incident|reminder|daily/, CircleX, 'text-down'],
  [/drill/, Siren, 'text-accent'],
  [/quota|usage/, Gauge, 'text-warn'],
  [/paid|plan|invoice|payment|renew|grace|reduced|paused/, CreditCard, 'text-accent'],
];

export function NotificationRow({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const zone = useZone();
  const [, Icon, ink] = looks.find(([kinds]) => kinds.test(notification.kind)) ?? [null, Bell, 'text-muted'];
  const fresh = !notification.readAt;
  return (
    <li className={cx('flex gap-3.5 px-4 py-4 sm:px-5', fresh && 'bg-accent-soft')}>
      <Icon className={cx('mt-0.5 size-6 shrink-0', ink)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className={cx('person-text', fresh ? 'font-semibold' : 'font-medium')}>
          {notification.title}
          {fresh && <span className="sr-only"> ({words.unread})</span>}
        </p>
        {notification.text && <p className="person-text mt-0.5 text-muted">{notification.text}</p>}
        <Moment at={notification.createdAt} zone={zone} className="mt-1 text-sm text-muted" />
      </div>
      {notification.incidentId && (
        <ButtonLink
          to={paths.incident(notification.incidentId)}
          look="quiet"
          size="small"
          className="shrink-0 self-center"
          onClick={onRead}
        >
          {words.open}
        </ButtonLink>
      )}
    </li>
  );
}

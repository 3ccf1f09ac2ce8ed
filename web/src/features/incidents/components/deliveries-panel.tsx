import type { Icon } from '@/components/icons/icon';
import { LayoutDashboard } from '@/components/icons/layout-dashboard';
import { Mail } from '@/components/icons/mail';
import { MessageCircle } from '@/components/icons/message-circle';
import type { DeliveryResponse, IncidentResponse } from '@nowahala/api';
import { cx } from '@/lib/format/class-names';
import { useZone } from '@/lib/session/current-user';
import { formatMoment } from '@/lib/format/format-time';
import { incidents as messages } from '@messages/incidents';
import { Section } from './section';

const icons: Record<string, Icon> = { email: Mail, whatsapp: MessageCircle, dashboard: LayoutDashboard };

/** Recipient, channel and status of each delivery. */
export function DeliveriesPanel({ incident }: { incident: IncidentResponse }) {
  const { deliveries } = incident;
  return (
    <Section title={messages.notified}>
      {deliveries === null ? (
        <p className="text-muted">{messages.notifiedUnknown}</p>
      ) : deliveries.length === 0 ? (
        <p className="text-muted">{messages.notifiedNobody}</p>
      ) : (
        <ul className="space-y-3.5">
          {deliveries.map((delivery) => (
            <Row key={delivery._id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ delivery }: { delivery: DeliveryResponse }) {
  const zone = useZone();
  const Icon = icons[delivery.channel] ?? Mail;
  const formatStatus = messages.delivery[delivery.status];
  const at = delivery.readAt ?? delivery.deliveredAt ?? delivery.sentAt ?? delivery.createdAt;
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0">
        <p>
          {messages.deliveryKinds[delivery.kind] ?? messages.message} · {messages.channels[delivery.channel] ?? delivery.channel}{' '}
          {delivery.channel !== 'dashboard' && (
            <span className="inline-block max-w-full truncate align-bottom text-muted">{messages.to(delivery.to)}</span>
          )}
        </p>
        <p className={cx('text-sm', delivery.status === 'failed' ? 'text-down' : 'text-muted')}>
          {formatStatus?.(formatMoment(at, zone)) ?? formatMoment(at, zone)}
          {delivery.attempts > 1 && <>, {messages.attempts(delivery.attempts)}</>}
        </p>
        {(delivery.status === 'failed' || delivery.status === 'sent') && delivery.error && (
          <p className="person-text text-sm text-muted">{delivery.error}</p>
        )}
      </div>
    </li>
  );
}

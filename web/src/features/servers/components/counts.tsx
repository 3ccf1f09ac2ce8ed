import type { ServerSummaryResponse } from '@nowahala/api';
import { cx } from '@/lib/format/class-names';
import { isDown } from '@/lib/session/current-workspace';
import { formatCount } from '@/lib/format/format-money';
import { servers as serverWords } from '@messages/servers';

const messages = serverWords.overview;

/** Total, active and down; paused only where there are some. */
export function Counts({ servers }: { servers: readonly ServerSummaryResponse[] }) {
  const down = servers.filter(isDown).length;
  const paused = servers.filter(({ status, state }) => status === 'active' && state === 'paused').length;
  return (
    <dl aria-label={messages.counts} className="flex flex-wrap justify-between gap-x-3 gap-y-3 px-1 sm:justify-start sm:gap-x-8">
      <Count name={messages.total} count={servers.length} />
      <Count name={messages.active} count={servers.length - down - paused} className="text-up" />
      <Count name={messages.down} count={down} className={down > 0 ? 'text-down' : 'text-muted'} />
      {paused > 0 && <Count name={messages.paused} count={paused} className="text-unknown" />}
    </dl>
  );
}

const Count = ({ name, count, className }: { name: string; count: number; className?: string }) => (
  <div className="flex items-baseline gap-2">
    <dd className={cx('tabular text-xl font-semibold', className)}>{formatCount(count)}</dd>
    <dt className="order-first text-sm text-muted sm:text-base">{name}</dt>
  </div>
);

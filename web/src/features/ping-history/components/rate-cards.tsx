import { formatCount, formatPercent } from '@/lib/format/format-money';
import { pingHistory as messages } from '@messages/ping-history';
import type { PingStats } from '../model/ping-stats';

/** The two summary cards. Without a ping there is no rate. */
export function RateCards({ stats }: { stats: PingStats }) {
  const { successRate, failureRate, totalSuccess, totalFailures, totalPings } = stats;
  const rate = (percent: number) => (totalPings === 0 ? messages.none : formatPercent(percent));
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:gap-4">
      <RateCard title={messages.successRates} rate={rate(successRate)} part={totalSuccess} total={totalPings} mark="bg-up" />
      <RateCard title={messages.failureRates} rate={rate(failureRate)} part={totalFailures} total={totalPings} mark="bg-down" />
    </div>
  );
}

type RateCardProps = { title: string; rate: string; part: number; total: number; mark: string };

const RateCard = ({ title, rate, part, total, mark }: RateCardProps) => (
  <section className="card p-4 sm:p-5">
    <h2 className="flex items-center gap-2 text-base font-medium text-muted">
      <span aria-hidden="true" className={`h-3.5 w-1 rounded-full ${mark}`} />
      {title}
    </h2>
    <p className="tabular mt-1.5 flex flex-wrap items-baseline gap-x-3">
      <span className="text-[min(1.875rem,9vw)] leading-9 font-bold whitespace-nowrap tracking-tight">{rate}</span>
      <span className="text-muted">{messages.ofPings(formatCount(part), formatCount(total))}</span>
    </p>
  </section>
);

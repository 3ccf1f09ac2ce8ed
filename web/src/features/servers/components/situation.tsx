import { CircleCheck } from '@/components/icons/circle-check';
import { CircleX } from '@/components/icons/circle-x';
import type { Icon } from '@/components/icons/icon';
import { Radar } from '@/components/icons/radar';
import { TriangleExclamationPoint } from '@/components/icons/triangle-exclamation-point';
import type { BannerKind } from '@/components/ui/alert-banner';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { cx } from '@/lib/format/class-names';
import { servers as messages } from '@messages/servers';
import type { Sentence } from '../model/format-situation';

const styles: Record<BannerKind, { icon: Icon; box: string; ink: string }> = {
  good: { icon: CircleCheck, box: 'bg-up-soft', ink: 'text-up' },
  bad: { icon: CircleX, box: 'bg-down-soft', ink: 'text-down' },
  warn: { icon: TriangleExclamationPoint, box: 'bg-warn-soft', ink: 'text-warn' },
  info: { icon: Radar, box: 'bg-unknown-soft', ink: 'text-unknown' },
};

/** The one sentence of the overview: is everything fine, and if not, the way to what to do. */
export function Situation({ sentence }: { sentence: Sentence }) {
  const { icon: Icon, box, ink } = styles[sentence.kind];
  return (
    <section className={cx('flex flex-col gap-5 rounded-2xl p-5 sm:p-7 md:flex-row md:items-center md:justify-between', box)}>
      <div className="flex min-w-0 items-start gap-3.5 sm:gap-4">
        <Icon className={cx('mt-0.5 size-7 shrink-0 sm:mt-1 sm:size-8', ink)} aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-xl leading-snug font-semibold tracking-tight text-balance [overflow-wrap:anywhere] sm:text-2xl">
            {sentence.text}
          </p>
          {sentence.more && <p className="mt-1 text-muted [overflow-wrap:anywhere]">{sentence.more}</p>}
        </div>
      </div>
      {/* The sentence counts minutes; read out is only what changed for good. */}
      <p role="status" className="sr-only">
        {messages.spoken[sentence.kind]}
      </p>
      {sentence.incidentId && (
        <ButtonLink to={paths.incident(sentence.incidentId)} size="large" className="shrink-0">
          {messages.sentence.seeWhatToDo}
        </ButtonLink>
      )}
    </section>
  );
}

import { CheckCheck } from '@/components/icons/check-check';
import { cx } from '@/lib/format/class-names';
import { phoneExample as messages } from '@messages/phone-example';
import { LogoMark } from '@/components/layout/logo';
import type { ReactNode } from 'react';

/** An example alert drawn in HTML: sharp, light, and readable by screen readers. */
export function Phone({ className }: { className?: string }) {
  return (
    <figure aria-label={messages.label} className={cx('mx-auto w-full max-w-86', className)}>
      <div className="rounded-[2.25rem] border border-line-strong bg-raised p-2.5 text-ink shadow-float">
        <div className="overflow-hidden rounded-[1.75rem] border border-line bg-sunken">
          <div className="flex items-center gap-3 border-b border-line bg-raised px-4 py-3">
            <LogoMark className="size-9" />
            <div className="leading-tight">
              <p className="font-semibold">{messages.sender}</p>
              <p className="text-sm text-muted">{messages.senderHint}</p>
            </div>
          </div>
          <div className="space-y-2.5 px-3 py-4 text-[0.9375rem] leading-snug">
            <Bubble time={messages.time} edge="border-l-down">
              <p className="font-semibold">{messages.downTitle}</p>
              <p className="mt-1">{messages.downText}</p>
              <p className="mt-2 font-semibold">{messages.doNow}</p>
              <ol className="list-decimal pl-5">
                {messages.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className="mt-2 text-muted">{messages.replies}</p>
            </Bubble>
            <Bubble time={messages.replyTime} mine>
              <p>{messages.reply}</p>
            </Bubble>
            <Bubble time={messages.replyTime}>
              <p>{messages.noted}</p>
            </Bubble>
            <Bubble time={messages.backTime} edge="border-l-up">
              <p className="font-semibold">{messages.backTitle}</p>
              <p className="mt-1">{messages.backText}</p>
            </Bubble>
          </div>
        </div>
      </div>
    </figure>
  );
}

function Bubble({ time, mine = false, edge, children }: { time: string; mine?: boolean; edge?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'w-fit max-w-[90%] rounded-xl px-3 py-2',
        mine ? 'ml-auto rounded-tr-sm bg-accent-soft' : 'rounded-tl-sm bg-raised',
        edge && `border-l-4 ${edge}`,
      )}
    >
      {children}
      <p className="mt-0.5 flex items-center justify-end gap-1 text-sm text-muted tabular">
        {time}
        {mine && <CheckCheck className="size-4" aria-hidden="true" />}
      </p>
    </div>
  );
}

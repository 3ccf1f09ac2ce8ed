import type { ReactNode } from 'react';
import { ChevronRight } from '@/components/icons/chevron-right';
import { Sparkles } from '@/components/icons/sparkles';
import type { ErrorLogResponse } from '@nowahala/api';
import { ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Drawer } from '@/components/ui/dialog';
import { Moment } from '@/components/ui/moment';
import { paths } from '@/config/paths';
import { useZone } from '@/lib/session/current-user';
import { formatCount } from '@/lib/format/format-money';
import { errorLogs } from '@messages/error-logs';
import { ExplanationPanel } from './explanation-panel';
import { Feedback } from './feedback';
import { LevelMark } from './level-mark';
import { LogMessage } from './log-message';

const messages = errorLogs.drawer;

type LogDrawerProps = { log: ErrorLogResponse | undefined; serverName: string; onClose: () => void };

/** Sentence, steps, then the figures, and the technical trail folded away. */
export function LogDrawer({ log, serverName, onClose }: LogDrawerProps) {
  return (
    <Drawer open={log !== undefined} onOpenChange={(open) => !open && onClose()} title={messages.title}>
      {log && <Inside log={log} serverName={serverName} />}
    </Drawer>
  );
}

function Inside({ log, serverName }: { log: ErrorLogResponse; serverName: string }) {
  const zone = useZone();
  return (
    <div className="space-y-6 pb-2">
      <LogMessage key={log._id} text={log.message} />
      <Recommendation log={log} />
      <dl className="grid items-center gap-x-5 gap-y-2 min-[22rem]:grid-cols-[auto_minmax(0,1fr)]">
        <Fact name={messages.date}>
          <Moment at={log.createdAt} zone={zone} />
        </Fact>
        <Fact name={messages.level}>
          <LevelMark level={log.level} />
        </Fact>
        <Fact name={messages.tag}>{log.tag}</Fact>
        <Fact name={messages.server}>{serverName}</Fact>
        <Fact name={messages.count}>{messages.countOf(formatCount(log.count))}</Fact>
        {log.count > 1 && (
          <Fact name={errorLogs.lastSeen}>
            <Moment at={log.lastSeenAt} zone={zone} />
          </Fact>
        )}
      </dl>
      {log.incidentId && (
        <ButtonLink to={paths.incident(log.incidentId)} variant="quiet" className="w-full">
          {messages.incident}
        </ButtonLink>
      )}
      {log.stack && <Trail stack={log.stack} />}
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="person-text">{children}</dd>
  </>
);

function Recommendation({ log: { explanation, gptSolution, ...log } }: { log: ErrorLogResponse }) {
  return (
    <section aria-labelledby="log-assistant" className="space-y-4">
      <div>
        <h3 id="log-assistant" className="flex items-start gap-2 text-base">
          <Sparkles className="mt-0.5 size-5 shrink-0 text-clay-ink" aria-hidden="true" />
          {messages.assistant}
        </h3>
        {explanation?.source === 'rules' && <p className="mt-1 text-sm text-muted">{messages.byRules}</p>}
      </div>
      {explanation ? (
        <ExplanationPanel explanation={explanation} />
      ) : (
        <p className="person-text whitespace-pre-line">{gptSolution || errorLogs.waitingForExplanation}</p>
      )}
      {(explanation ?? gptSolution) && <Feedback log={{ explanation, gptSolution, ...log }} />}
    </section>
  );
}

function Trail({ stack }: { stack: string }) {
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90" aria-hidden="true" />
        {messages.stack}
      </summary>
      <div className="space-y-3 px-4 pb-4">
        <p className="text-sm text-muted">{messages.stackHint}</p>
        <pre
          // Longer than the box: the keyboard has to reach it to scroll.
          tabIndex={0}
          role="region"
          aria-label={messages.stack}
          className="max-h-80 overflow-auto rounded-control bg-sunken p-3 font-mono text-sm leading-relaxed"
        >
          {stack}
        </pre>
        <CopyButton text={stack} label={messages.copyStack} done={messages.stackCopied} />
      </div>
    </details>
  );
}

import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from '@/components/icons/circle-check';
import { TriangleExclamationPoint } from '@/components/icons/triangle-exclamation-point';
import { useNavigate } from 'react-router-dom';
import type { ServerResponse } from '@nowahala/api';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { cx } from '@/lib/format/class-names';
import { focusContent } from '@/components/ui/focus-content';
import { formatResponseTime } from '@/lib/format/format-time';
import { isolate } from '@/lib/format/isolate';
import { useAfter } from '@/lib/live/use-after';
import { addServer } from '@messages/add-server';
import { latestMessageOf } from '../api/get-latest-message';
import { serverWith } from '../api/get-server';

const messages = addServer.first;
const POLL_MS = 1_500;
const LATE_MS = 25_000;
const READ_MS = 4_000;

/** The first check as it happens; then the overview, by itself or at a press. */
export function FirstCheck({ serverId }: { serverId: string }) {
  const navigate = useNavigate();
  const server = useQuery({
    ...serverWith(serverId),
    refetchInterval: ({ state }) => (isKnown(state.data) ? false : POLL_MS),
  }).data;
  // The button that was pressed for it is gone.
  useEffect(focusContent, []);
  // Only its message says whether the wanted text was found.
  const wantsText = Boolean(server?.expectText ?? server?.rejectText);
  const message = useQuery({ ...latestMessageOf(serverId), enabled: wantsText && isKnown(server) }).data;
  const late = useAfter(LATE_MS);
  const over = isKnown(server) || late;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => void navigate(paths.overview, { replace: true }), READ_MS);
    return () => clearTimeout(timer);
  }, [over, navigate]);

  const sentence = formatCheck(server, late);
  return (
    <div>
      <div role="status" className={cx('flex items-start gap-4 rounded-2xl p-5 sm:p-7', sentence.box)}>
        {sentence.icon}
        <div className="min-w-0">
          <p className="text-xl leading-snug font-semibold [overflow-wrap:anywhere]">{sentence.title}</p>
          <p className="mt-1 text-muted">{sentence.text}</p>
          {message && <p className="person-text mt-1">{message}</p>}
        </div>
      </div>
      <ButtonLink to={paths.overview} replace size="large" variant={over ? 'main' : 'quiet'} className="mt-6 w-full sm:w-auto">
        {messages.toOverview}
      </ButtonLink>
    </div>
  );
}

/** A check that the product could not make proves nothing about the server. */
const isKnown = (server: ServerResponse | undefined): server is ServerResponse =>
  Boolean(server?.lastPingAt) && server?.state !== 'unknown';

const icon = 'mt-0.5 size-7 shrink-0';

function formatCheck(server: ServerResponse | undefined, late: boolean) {
  const name = isolate(server?.name ?? '');
  if (!isKnown(server))
    return {
      box: 'bg-accent-soft',
      icon: <Spinner className={cx(icon, 'text-accent')} />,
      title: messages.checking(name),
      text: late ? messages.late : messages.checkingText,
    };
  if (server.state === 'up') {
    const responseTime = server.responseTimeMs === null ? '' : messages.answered(formatResponseTime(server.responseTimeMs));
    return {
      box: 'bg-up-soft',
      icon: <CircleCheck className={cx(icon, 'text-up')} aria-hidden="true" />,
      title: messages.good(name),
      text: `${responseTime} ${messages.from(server.monitoringInterval)}`,
    };
  }
  return {
    box: 'bg-warn-soft',
    icon: <TriangleExclamationPoint className={cx(icon, 'text-warn')} aria-hidden="true" />,
    title: messages.bad(name),
    text: messages.badText,
  };
}

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from '@/components/icons/circle-check';
import { CircleQuestionMark } from '@/components/icons/circle-question-mark';
import { CircleX } from '@/components/icons/circle-x';
import { RefreshCw } from '@/components/icons/refresh-cw';
import type { ServerSummaryResponse } from '@nowahala/api';
import { AlertBanner, type BannerKind } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Spinner } from '@/components/ui/spinner';
import { StatusBadge } from '@/components/ui/status-badge';
import { paths } from '@/config/paths';
import { incidents } from '@messages/incidents';
import { isItMe as messages } from '@messages/is-it-me';
import { askFromHere } from '../api/ask-from-here';
import { type Reach, type Verdict, judgeReach } from '../model/judge-reach';

const kinds: Record<Verdict, BannerKind> = {
  'no-internet': 'warn',
  'only-us': 'warn',
  'works-everywhere': 'good',
  'works-here-only': 'warn',
  'not-you': 'bad',
  'only-you': 'warn',
  'not-you-for-sure': 'info',
  'cannot-ask': 'info',
};
const icons: Record<Reach, { icon: typeof CircleX; ink: string }> = {
  reached: { icon: CircleCheck, ink: 'text-up' },
  'not-reached': { icon: CircleX, ink: 'text-down' },
  'cannot-ask': { icon: CircleQuestionMark, ink: 'text-muted' },
};

/** Asks once when it opens, and again at a press of the button. */
export function ReachReport({ server, website }: { server: ServerSummaryResponse; website: string }) {
  const asked = useQuery({
    queryKey: ['is-it-me', website],
    queryFn: ({ signal }) => askFromHere(website, signal),
    retry: false,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });
  if (!asked.data || asked.isFetching)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {messages.asking}
      </p>
    );
  const verdict = judgeReach(asked.data, server.state);
  const { title, text } = messages.verdicts[verdict];
  return (
    <div className="space-y-5">
      <AlertBanner kind={kinds[verdict]} title={title}>
        <p>{text}</p>
      </AlertBanner>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {(['website', 'ours', 'elsewhere'] as const).map((row) => (
          <Row key={row} name={row === 'website' ? website : messages.rows[row]} reach={asked.data[row]} />
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <span>{messages.weSee}</span>
          <StatusBadge status={server.state} />
        </li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={<RefreshCw className="size-5" aria-hidden="true" />} onClick={() => void asked.refetch()}>
          {messages.again}
        </Button>
        {server.openIncidentId && (
          <ButtonLink to={paths.incident(server.openIncidentId)} variant="quiet">
            {incidents.title}
          </ButtonLink>
        )}
        <ExternalLink href={website} className="inline-flex min-h-11 items-center px-2 text-accent underline [overflow-wrap:anywhere]">
          {messages.open(website)}
        </ExternalLink>
      </div>
    </div>
  );
}

function Row({ name, reach }: { name: string; reach: Reach }) {
  const { icon: Icon, ink } = icons[reach];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <span className="flex items-center gap-2">
        <Icon className={`size-5 shrink-0 ${ink}`} aria-hidden="true" />
        {messages.reach[reach]}
      </span>
    </li>
  );
}

import { lazy, Suspense } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from '@/components/icons/plus';
import { Trash } from '@/components/icons/trash';
import type { ServerSummaryResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { cx } from '@/lib/format/class-names';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { useNow } from '@/lib/live/use-now';
import { useZone } from '@/lib/session/current-user';
import { renewals as messages } from '@messages/renewals';
import { renewalsOfServer } from '../api/renewals';
import { standOf } from '../model/end-of';
import type { RenewalsOfServer } from '../model/renewals-in';
import type { DateRequest } from './date-dialogs';

const loadDialogs = onDemand(() => import('./date-dialogs'));
const DateDialogs = lazy(loadDialogs);

const LOOK_AGAIN_MS = 30_000;

/** Certificate, domain and the owner's own dates of one server. */
export function ServerRenewals({ server }: { server: ServerSummaryResponse }) {
  const client = useQueryClient();
  const zone = useZone();
  const now = useNow();
  const hasCertificate = server.website?.startsWith('https:') === true;
  const renewals = useQuery({
    ...renewalsOfServer(server._id),
    // That the first check has seen one, or a registry has answered, sends no event.
    refetchInterval: ({ state }) => {
      const isUnseen = hasCertificate && state.data?.certificate === null;
      return (isUnseen || state.data?.domain?.asking === true) && LOOK_AGAIN_MS;
    },
  });
  const dialogs = useDialogOnDemand<DateRequest>(loadDialogs);
  const changed = () => client.invalidateQueries({ queryKey: ['renewals'] });
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{messages.title}</h2>
        <Button
          variant="quiet"
          className="no-print"
          icon={<Plus className="size-5" aria-hidden="true" />}
          onClick={() => dialogs.open({ type: 'add' })}
        >
          {messages.add}
        </Button>
      </div>
      {renewals.data?.renewalsKnown ? (
        <ul className="card divide-y divide-line">
          {server.website !== null && <Known renewals={renewals.data} hasCertificate={hasCertificate} />}
          {renewals.data.renewals.map((own) => (
            <Row key={own._id} title={own.name} {...standOf('own', { ...own, endsAt: `${own.date}T23:59:59Z` }, now, zone, messages.due)}>
              <Button
                variant="quiet"
                size="small"
                className="no-print"
                aria-label={messages.deleteOf(own.name)}
                icon={<Trash className="size-4" aria-hidden="true" />}
                onClick={() => dialogs.open({ type: 'delete', own })}
              >
                {messages.delete}
              </Button>
            </Row>
          ))}
          {renewals.data.renewals.length === 0 && <li className="px-4 py-3 text-muted">{messages.hint}</li>}
        </ul>
      ) : renewals.isError || renewals.data ? (
        <LoadFailed title={messages.loadFailed} error={renewals.error} busy={renewals.isFetching} onAgain={() => void renewals.refetch()} />
      ) : (
        <SkeletonLines lines={3} />
      )}
      {dialogs.isNeeded && (
        <Suspense>
          <DateDialogs serverId={server._id} request={dialogs.asked} onClose={dialogs.close} onChange={changed} />
        </Suspense>
      )}
    </section>
  );
}

function Known({ renewals: { certificate, domain }, hasCertificate }: { renewals: RenewalsOfServer; hasCertificate: boolean }) {
  const zone = useZone();
  const now = useNow();
  const until = (day: string) => messages.goodUntil(day, certificate?.issuer ?? '');
  const stand = certificate
    ? standOf('certificate', certificate, now, zone, until)
    : { text: hasCertificate ? messages.noCertificate : messages.needsHttps, soon: false, isOver: false };
  return (
    <>
      <Row title={messages.certificate} {...stand} {...(stand.soon || stand.isOver ? { step: messages.renewCertificate } : {})} />
      {domain && (
        <Row
          title={messages.names.domain(domain.name)}
          {...standOf('domain', domain, now, zone, (day) => messages.registeredUntil(day, domain.registrar))}
        />
      )}
    </>
  );
}

type RowProps = { title: string; soon: boolean; isOver: boolean; text: string; step?: string; children?: React.ReactNode };

const Row = ({ title, soon, isOver, text, step, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
    <div className="min-w-0 flex-1 basis-52">
      <p className="person-text font-medium">{title}</p>
      <p className={cx('person-text text-sm', isOver ? 'font-medium text-warn' : 'text-muted')}>
        {text}
        {soon && <span className="ml-2 font-medium text-warn">{messages.soon}</span>}
      </p>
      {step && <p className="mt-1 max-w-[70ch] text-sm">{step}</p>}
    </div>
    {children}
  </li>
);

import { AlertBand } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton, SkeletonLines } from '@/components/ui/skeleton';
import { statuses, type StatusName } from '@/components/ui/status';
import { StatusBadge } from '@/components/ui/status-badge';
import { toast } from '@/lib/live/toast';
import { devComponents as words } from '@messages/dev-components';

export function StatusShown() {
  return (
    <ul className="flex flex-wrap gap-3">
      {(Object.keys(statuses) as StatusName[]).map((status) => (
        <li key={status}>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

export function BandsShown() {
  const { band } = words;
  return (
    <div className="space-y-3">
      <AlertBand kind="info">{band.info}</AlertBand>
      <AlertBand kind="good">{band.good}</AlertBand>
      <AlertBand kind="warn">{band.warn}</AlertBand>
      <AlertBand kind="bad" title={band.badTitle} action={<Button look="quiet">{band.action}</Button>}>
        {band.bad}
      </AlertBand>
    </div>
  );
}

export function ToastsShown() {
  return (
    <div className="flex flex-wrap gap-3">
      {(['success', 'error', 'warning', 'info'] as const).map((kind) => (
        <Button key={kind} look="quiet" onClick={() => toast[kind](words.toast[kind])}>
          {words.toastButton[kind]}
        </Button>
      ))}
    </div>
  );
}

export function LoadingShown() {
  const { empty } = words;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="card space-y-4 p-5">
        <Skeleton className="h-8 w-1/2" />
        <SkeletonLines />
      </div>
      <EmptyState title={empty.title} action={<Button>{empty.action}</Button>}>
        {empty.text}
      </EmptyState>
    </div>
  );
}

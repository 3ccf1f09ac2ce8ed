import { AlertBanner } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton, SkeletonLines } from '@/components/ui/skeleton';
import { statuses, type StatusName } from '@/components/ui/status';
import { StatusBadge } from '@/components/ui/status-badge';
import { toast } from '@/lib/live/toast';
import { devComponents as messages } from '@messages/dev-components';

export function StatusSamples() {
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

export function BannerSamples() {
  const { banner } = messages;
  return (
    <div className="space-y-3">
      <AlertBanner kind="info">{banner.info}</AlertBanner>
      <AlertBanner kind="good">{banner.good}</AlertBanner>
      <AlertBanner kind="warn">{banner.warn}</AlertBanner>
      <AlertBanner kind="bad" title={banner.badTitle} action={<Button variant="quiet">{banner.action}</Button>}>
        {banner.bad}
      </AlertBanner>
    </div>
  );
}

export function ToastSamples() {
  return (
    <div className="flex flex-wrap gap-3">
      {(['success', 'error', 'warning', 'info'] as const).map((kind) => (
        <Button key={kind} variant="quiet" onClick={() => toast[kind](messages.toast[kind])}>
          {messages.toastButton[kind]}
        </Button>
      ))}
    </div>
  );
}

export function LoadingSamples() {
  const { empty } = messages;
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

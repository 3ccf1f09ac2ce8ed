import { PageHead } from '@/components/layout/page-head';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton';
import { fetchReleaseNotes } from '@/features/release-notes/api/list-release-notes';
import { RichText } from '@/features/release-notes/components/rich-text';
import { sentenceOf } from '@/lib/http/api-error';
import { browserZone, formatDate } from '@/lib/format/format-time';
import { useRequest } from '@/lib/http/use-request';
import { usePageTitle } from '@/components/layout/use-page-title';
import { common } from '@messages/common';
import { releaseNotes as messages } from '@messages/release-notes';

export default function ReleaseNotes() {
  usePageTitle(messages.title);
  return (
    <>
      <PageHead headline={messages.headline}>{messages.text}</PageHead>
      <div className="page-width min-h-96 pb-20">
        <ReleaseNoteList />
      </div>
    </>
  );
}

function ReleaseNoteList() {
  const notes = useRequest(fetchReleaseNotes);
  if (notes.state === 'waiting') return <SkeletonLines lines={6} />;
  if (notes.state === 'failed') {
    return (
      <AlertBanner
        kind="warn"
        title={messages.failedTitle}
        action={
          <Button variant="quiet" busy={notes.busy} onClick={notes.retry}>
            {common.tryAgain}
          </Button>
        }
      >
        {sentenceOf(notes.error)}
      </AlertBanner>
    );
  }
  if (notes.data.length === 0) return <EmptyState title={messages.emptyTitle} />;
  return (
    <ol className="divide-y divide-line border-t border-line">
      {notes.data.map((release) => (
        <li key={release.id} className="grid gap-x-12 gap-y-2 py-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <div>
            <h2 className="text-xl">{release.version}</h2>
            <p className="mt-0.5 text-muted">
              <time dateTime={release.timestamp}>{formatDate(release.timestamp, browserZone())}</time>
            </p>
          </div>
          <article lang="en" className="reading-width [&>div>:first-child]:mt-0">
            <RichText html={release.notes.html} />
          </article>
        </li>
      ))}
    </ol>
  );
}

import { PageHead } from '@/components/layout/page-head';
import { AlertBand } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton';
import { fetchReleaseNotes } from '@/features/release-notes/api/get-release-notes';
import { RichText } from '@/features/release-notes/components/rich-text';
import { sentenceOf } from '@/lib/http/api-error';
import { browserZone, formatDate } from '@/lib/format/format-time';
import { useAnswer } from '@/lib/http/use-request';
import { usePageTitle } from '@/components/layout/use-page-title';
import { common } from '@messages/common';
import { releaseNotes as words } from '@messages/release-notes';

export default function ReleaseNotes() {
  usePageTitle(words.title);
  return (
    <>
      <PageHead headline={words.headline}>{words.text}</PageHead>
      <div className="page-width min-h-96 pb-20">
        <Notes />
      </div>
    </>
  );
}

function Notes() {
  const notes = useAnswer(fetchReleaseNotes);
  if (notes.state === 'waiting') return <SkeletonLines lines={6} />;
  if (notes.state === 'failed') {
    return (
      <AlertBand
        kind="warn"
        title={words.failedTitle}
        action={
          <Button look="quiet" busy={notes.busy} onClick={notes.askAgain}>
            {common.tryAgain}
          </Button>
        }
      >
        {sentenceOf(notes.error)}
      </AlertBand>
    );
  }
  if (notes.data.length === 0) return <EmptyState title={words.emptyTitle} />;
  return (
    <ol className="divide-y divide-line border-t border-line">
      {notes.data.map((note) => (
        <li key={note.id} className="grid gap-x-12 gap-y-2 py-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <div>
            <h2 className="text-xl">{note.version}</h2>
            <p className="mt-0.5 text-muted">
              <time dateTime={note.timestamp}>{formatDate(note.timestamp, browserZone())}</time>
            </p>
          </div>
          <article className="reading-width [&>div>:first-child]:mt-0">
            <RichText html={note.notes.html} />
          </article>
        </li>
      ))}
    </ol>
  );
}

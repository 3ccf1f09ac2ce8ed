import { ChevronLeft } from '@/components/icons/chevron-left';
import { ChevronRight } from '@/components/icons/chevron-right';
import { common } from '@messages/common';
import { Button } from './button';

type PaginationProps = {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  busy?: boolean;
};

/** Previous, "current of total", next. There is always at least one page. */
export function Pagination({ page, totalPages, onChange, busy = false }: PaginationProps) {
  const total = Math.max(1, totalPages);
  return (
    <nav aria-label={common.pages.label} className="flex flex-wrap items-center justify-between gap-3" aria-busy={busy || undefined}>
      <Button
        variant="quiet"
        size="small"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
        icon={<ChevronLeft className="size-4" aria-hidden="true" />}
      >
        {common.pages.previous}
      </Button>
      <span className="tabular text-muted" aria-live="polite">
        {common.pages.current(page, total)}
      </span>
      <Button variant="quiet" size="small" disabled={page >= total} onClick={() => onChange(page + 1)}>
        {common.pages.next}
        <ChevronRight className="size-4" aria-hidden="true" />
      </Button>
    </nav>
  );
}

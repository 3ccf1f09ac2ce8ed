import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { StatusBadge } from '@/components/ui/status-badge';
import { sentenceOf } from '@/lib/http/api-error';
import { formatNaira } from '@/lib/format/format-money';
import { formatDate } from '@/lib/format/format-time';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/forms/use-send-once';
import { billing as words } from '@messages/billing';
import type { Invoice } from '../api/list-invoices';
import { savePaper } from '../api/download-document';

const columnsIn = (zone: string): Column<Invoice>[] => [
  { key: 'date', title: words.columns.date, cell: ({ createdAt }) => <Whole>{formatDate(createdAt, zone)}</Whole> },
  { key: 'ref', title: words.columns.ref, isName: true, cell: (invoice) => <Reference invoice={invoice} /> },
  { key: 'total', title: words.columns.total, align: 'right', cell: ({ total }) => <Whole>{formatNaira(total)}</Whole> },
  { key: 'status', title: words.columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'paper',
    title: words.columns.paper,
    cell: (invoice) => (invoice.pdf || invoice.creditNotes?.length ? <Papers invoice={invoice} /> : null),
  },
];

export const InvoiceTable = ({ invoices, zone }: { invoices: readonly Invoice[]; zone: string }) => (
  <div className="card">
    <DataTable caption={words.invoices} columns={columnsIn(zone)} rows={invoices} rowKey={({ _id, ref }) => _id ?? ref} />
  </div>
);

/** A date, a number or an amount is not broken in the middle, unless it is longer than the card. */
const Whole = ({ children }: { children: ReactNode }) => (
  <span className="tabular whitespace-nowrap in-slim-cards:whitespace-normal">{children}</span>
);

const Reference = ({ invoice: { ref, plan, purpose } }: { invoice: Invoice }) => (
  <>
    <Whole>{ref}</Whole>
    <span className="block text-sm font-normal text-muted">
      {plan.name}
      {purpose && `, ${words.purpose[purpose] ?? purpose}`}
    </span>
  </>
);

function Papers({ invoice: { ref, pdf, creditNotes } }: { invoice: Invoice }) {
  return (
    <span className="no-print flex min-w-0 flex-wrap justify-end gap-2 as-table:justify-start in-slim-cards:justify-start">
      {pdf && <Paper paper={{ ref, pdf }} label={words.downloadOf(ref)} text={words.download} />}
      {creditNotes?.map((note) => (
        <Paper key={note.ref} paper={note} label={words.creditNoteOf(note.ref)} text={words.creditNote} />
      ))}
    </span>
  );
}

type PaperProps = { paper: { ref: string; pdf: string }; label: string; text: string };

function Paper({ paper, label, text }: PaperProps) {
  const save = useMutation({ mutationFn: () => savePaper(paper), onError: (error) => toast.error(sentenceOf(error)) });
  const send = useSend(save);
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={label}
      busy={save.isPending}
      icon={<Download className="size-4" aria-hidden="true" />}
      onClick={() => send()}
    >
      {text}
    </Button>
  );
}

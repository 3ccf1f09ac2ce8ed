import type { ReactNode } from 'react';
import { Download } from '@/components/icons/download';
import type { InvoiceResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import type { StatusName } from '@/components/ui/status';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatNaira } from '@/lib/format/format-money';
import { formatDate } from '@/lib/format/format-time';
import { useSend } from '@/lib/http/use-send';
import { billing as messages } from '@messages/billing';
import { downloadDocument } from '../api/download-document';

/** An invoice that was credited in full is void. */
const badges = { pending: 'pending', paid: 'paid', void: 'void', credited: 'void' } satisfies Record<InvoiceResponse['status'], StatusName>;

const columnsIn = (zone: string): Column<InvoiceResponse>[] => [
  { key: 'date', title: messages.columns.date, cell: ({ createdAt }) => <Whole>{formatDate(createdAt, zone)}</Whole> },
  { key: 'ref', title: messages.columns.ref, isName: true, cell: (invoice) => <Reference invoice={invoice} /> },
  { key: 'total', title: messages.columns.total, align: 'right', cell: ({ total }) => <Whole>{formatNaira(total)}</Whole> },
  { key: 'status', title: messages.columns.status, cell: ({ status }) => <StatusBadge status={badges[status]} /> },
  {
    key: 'paper',
    title: messages.columns.document,
    cell: (invoice) => (invoice.pdf || invoice.creditNotes?.length ? <DocumentLinks invoice={invoice} /> : null),
  },
];

export const InvoiceTable = ({ invoices, zone }: { invoices: readonly InvoiceResponse[]; zone: string }) => (
  <div className="card">
    <DataTable caption={messages.invoices} columns={columnsIn(zone)} rows={invoices} rowKey={({ _id, ref }) => _id ?? ref} />
  </div>
);

/** A date, a number or an amount is not broken in the middle, unless it is longer than the card. */
const Whole = ({ children }: { children: ReactNode }) => (
  <span className="tabular whitespace-nowrap in-slim-cards:whitespace-normal">{children}</span>
);

const Reference = ({ invoice: { ref, plan, purpose } }: { invoice: InvoiceResponse }) => (
  <>
    <Whole>{ref}</Whole>
    <span className="block text-sm font-normal text-muted">
      {plan.name}
      {purpose && `, ${messages.purpose[purpose] ?? purpose}`}
    </span>
  </>
);

function DocumentLinks({ invoice: { ref, pdf, creditNotes } }: { invoice: InvoiceResponse }) {
  return (
    <span className="no-print flex min-w-0 flex-wrap justify-end gap-2 as-table:justify-start in-slim-cards:justify-start">
      {pdf && <DocumentLink document={{ ref, pdf }} label={messages.downloadOf(ref)} text={messages.download} />}
      {creditNotes?.map((creditNote) => (
        <DocumentLink key={creditNote.ref} document={creditNote} label={messages.creditNoteOf(creditNote.ref)} text={messages.creditNote} />
      ))}
    </span>
  );
}

type DocumentLinkProps = { document: { ref: string; pdf: string }; label: string; text: string };

function DocumentLink({ document, label, text }: DocumentLinkProps) {
  const save = useSend({ request: () => downloadDocument(document) });
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      busy={save.isPending}
      icon={<Download className="size-4" aria-hidden="true" />}
      onClick={() => save.send()}
    >
      {text}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { cx } from '@/lib/class-names';

export type Column<Row> = {
  key: string;
  title: string;
  /** Null where there is nothing to say: the phone card leaves the line out. */
  cell: (row: Row) => ReactNode;
  /** Numbers and money line up on the right. */
  align?: 'right';
  /** The row's name: set large on the phone card, and read as the row's header. */
  isName?: boolean;
  /** On the phone card it stands beside the name, without a label. One at most, right after the name. */
  isBeside?: boolean;
  /** Sentences: on the phone card they have a row of their own, without a label. */
  isText?: boolean;
  /** The menu at the end: no label on the phone card. */
  isMenu?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** Of a longer list a phone draws only the cards she sees. */
const DRAWN_WHOLE = 30;

/** A table that becomes a list of cards below 640 px, with the same words. The roles stay a table's in both. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const hasBeside = columns.some((column) => column.isBeside);
  const hasMenu = columns.some((column) => column.isMenu);
  return (
    <table role="table" className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={cx('px-4 py-3 text-sm font-medium text-muted', column.align === 'right' && 'text-right')}
            >
              <span className={column.isMenu ? 'sr-only' : undefined}>{column.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={cx(
              'border-b border-line last:border-b-0 max-sm:relative max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3',
              rows.length > DRAWN_WHOLE &&
                'max-sm:[contain-intrinsic-size:auto_9.5rem] max-sm:[content-visibility:auto] print:[content-visibility:visible]',
            )}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} hasBeside={hasBeside} hasMenu={hasMenu} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; hasBeside: boolean; hasMenu: boolean };

function Cell<Row>({ column, row, hasBeside, hasMenu }: CellProps<Row>) {
  const cell = column.cell(row);
  const isPlain = !column.isName && !column.isMenu && !column.isBeside && !column.isText;
  const className = cx(
    'sm:px-4 sm:py-3 align-middle person-text',
    column.align === 'right' && 'sm:text-right tabular',
    column.isName && 'max-sm:order-first max-sm:text-[1.0625rem] font-semibold',
    column.isName && !hasBeside && 'max-sm:col-span-2 max-sm:pr-10',
    column.isBeside && 'max-sm:-order-1 max-sm:text-right',
    column.isBeside && hasMenu && 'max-sm:pt-1 max-sm:pr-9',
    column.isText && 'normal-nums max-sm:col-span-2',
    column.isMenu && 'max-sm:absolute max-sm:top-1.5 max-sm:right-2 sm:w-px',
    isPlain && 'max-sm:col-span-2 max-sm:flex max-sm:justify-between max-sm:gap-4',
    isPlain && cell === null && 'max-sm:hidden',
  );
  const inside = (
    <>
      {isPlain && (
        <span aria-hidden="true" className="shrink-0 text-muted sm:hidden">
          {column.title}
        </span>
      )}
      {cell}
    </>
  );
  return column.isName ? (
    <th role="rowheader" scope="row" className={className}>
      {inside}
    </th>
  ) : (
    <td role="cell" className={className}>
      {inside}
    </td>
  );
}

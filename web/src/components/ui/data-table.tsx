import type { ReactNode } from 'react';
import { cx } from '@/lib/format/class-names';

export type Column<Row> = {
  key: string;
  title: string;
  /** Null where there is nothing to show: the phone card leaves the row out. */
  cell: (row: Row) => ReactNode;
  /** Numbers and money are aligned to the right. */
  align?: 'right';
  /** The row's name: set large on the phone card, and read as the row's header. */
  isName?: boolean;
  /** On the phone card it is beside the name, without a label. One at most, right after the name. */
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
  /** Many columns: it needs a wider box to be a table. */
  isWide?: boolean;
};

/** Of a longer list a phone renders only the cards in view. */
const DRAWN_WHOLE = 30;

/** A table that becomes a list of cards where its container is too narrow, with the same text. The roles stay a table's in both. */
export function DataTable<Row>({ caption, columns, rows, rowKey, isWide = false }: DataTableProps<Row>) {
  const hasBeside = columns.some((column) => column.isBeside);
  const hasMenu = columns.some((column) => column.isMenu);
  return (
    <div className={isWide ? '@container/wide-table' : '@container/table'}>
      <table role="table" className="w-full border-collapse text-left as-cards:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="as-cards:sr-only">
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
        <tbody role="rowgroup" className="as-cards:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cx(
                'border-b border-line last:border-b-0 as-cards:relative as-cards:grid as-cards:grid-cols-[minmax(0,1fr)_auto] as-cards:gap-x-3 as-cards:gap-y-1 as-cards:px-4 as-cards:py-3',
                rows.length > DRAWN_WHOLE &&
                  'as-cards:[contain-intrinsic-size:auto_9.5rem] as-cards:[content-visibility:auto] print:[content-visibility:visible]',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} hasBeside={hasBeside} hasMenu={hasMenu} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; hasBeside: boolean; hasMenu: boolean };

function Cell<Row>({ column, row, hasBeside, hasMenu }: CellProps<Row>) {
  const cell = column.cell(row);
  const isPlain = !column.isName && !column.isMenu && !column.isBeside && !column.isText;
  const className = cx(
    'as-table:px-4 as-table:py-3 align-middle person-text',
    column.align === 'right' && 'as-table:text-right tabular',
    column.isName && 'as-cards:order-first as-cards:text-[1.0625rem] font-semibold',
    column.isName && (hasBeside ? 'in-slim-cards:col-span-2' : 'as-cards:col-span-2'),
    column.isName && hasMenu && (hasBeside ? 'in-slim-cards:pr-12' : 'as-cards:pr-12'),
    column.isBeside && 'as-cards:-order-1 as-cards:text-right in-slim-cards:col-span-2 in-slim-cards:text-left',
    column.isBeside && hasMenu && 'as-cards:pt-1 as-cards:pr-9',
    column.isText && 'normal-nums as-cards:col-span-2',
    column.isMenu && 'as-cards:absolute as-cards:top-1.5 as-cards:right-2 as-table:w-px',
    isPlain && 'as-cards:col-span-2 as-cards:flex as-cards:justify-between as-cards:gap-x-4 in-slim-cards:flex-wrap',
    isPlain && cell === null && 'as-cards:hidden',
  );
  const inside = (
    <>
      {isPlain && (
        <span aria-hidden="true" className="shrink-0 text-muted as-table:hidden">
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

import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { type Column, DataTable } from '@etalage/ui-kit/dashboard';
import { memo } from 'react';
import type { Shelf } from '../../queries/stock-queries.ts';
import { Available, Changed, Figure, OnHand, ShelfTitle } from './stock-cells.tsx';
import { StockInput } from './stock-input.tsx';
import { shelfId, type StockColumn, type StockSheet } from './stock-sheet.ts';

interface Props {
  sheet: StockSheet;
  shelves: readonly Shelf[];
  sort: string;
  descending: boolean;
  onOrder: (key: string, descending: boolean) => void;
  /** Enter was pressed in the last row. */
  onLast: () => void;
}

/** The rows of the list. They render when the stock changes; typing renders the cells of one row. */
export const StockTable = memo(function StockTable(props: Props) {
  const t = useText();
  const { sheet, shelves, sort, descending, onOrder, onLast } = props;
  // A limit is that of a product; of a variant it is changed with its product.
  const limited = shelves.filter(({ variant_id }) => variant_id === '');
  const number = (
    key: string,
    title: string,
    cell: Column<Shelf>['cell'],
    more: Partial<Column<Shelf>> = {},
  ) => ({
    key,
    title,
    align: 'end' as const,
    width: '7rem',
    cell: (shelf: Shelf) => <Figure name={title}>{cell(shelf)}</Figure>,
    ...more,
  });
  const input = (column: StockColumn, title: string, rows: readonly Shelf[]) => ({
    key: column,
    title,
    align: 'end' as const,
    width: '7.5rem',
    cell: (shelf: Shelf) =>
      rows.includes(shelf) ? (
        <StockInput sheet={sheet} shelf={shelf} column={column} label={title} rows={rows} onLast={onLast} />
      ) : (
        <Figure name={title}>{shelf.low_stock === null ? '–' : formatCount(shelf.low_stock)}</Figure>
      ),
  });
  const columns: readonly Column<Shelf>[] = [
    {
      key: 'title',
      title: t('stock_column_title'),
      sortable: true,
      cell: (shelf) => <ShelfTitle shelf={shelf} />,
    },
    number('on_hand', t('products_field_on_hand'), (shelf) => <OnHand sheet={sheet} shelf={shelf} />, {
      sortable: true,
    }),
    number('reserved', t('stock_column_reserved'), ({ reserved }) => formatCount(reserved), {
      phone: 'none',
    }),
    number('available', t('stock_column_available'), (shelf) => <Available shelf={shelf} />, {
      sortable: true,
    }),
    input('low_stock', t('stock_column_low'), limited),
    input('pieces', t('stock_column_new'), shelves),
    {
      key: 'changed',
      title: t('stock_column_changed'),
      width: '8.5rem',
      soft: true,
      phone: 'none',
      cell: ({ changed_at }) => <Changed at={changed_at} />,
    },
  ];
  return (
    <DataTable
      label={t('stock_heading')}
      columns={columns}
      rows={shelves}
      rowKey={shelfId}
      order={{ key: sort, descending, onOrder }}
    />
  );
});

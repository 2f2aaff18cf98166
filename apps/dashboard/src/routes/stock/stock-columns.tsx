import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import type { Column } from '@etalage/ui-kit/dashboard';
import type { Shelf } from '../../queries/stock-queries.ts';
import { Available, Changed, Figure, OnHand, ShelfTitle } from './stock-cells.tsx';
import { StockInput } from './stock-input.tsx';
import type { StockColumn, StockSheet } from './stock-sheet.ts';

interface Rows {
  readonly sheet: StockSheet;
  readonly shelves: readonly Shelf[];
  readonly onLast: () => void;
}

/** The columns of the list: what there is, and the fields that correct it. */
export function stockTableColumns(rows: Rows, t: Translate): readonly Column<Shelf>[] {
  const { sheet, shelves } = rows;
  // A limit is that of a product; of a variant it is changed with its product.
  const limited = shelves.filter(({ variant_id }) => variant_id === '');
  return [
    {
      key: 'title',
      title: t('stock_column_title'),
      sortable: true,
      cell: (shelf) => <ShelfTitle shelf={shelf} />,
    },
    number('on_hand', t('products_field_on_hand'), '7rem', (shelf) => <OnHand sheet={sheet} shelf={shelf} />),
    input(rows, 'pieces', t('stock_column_new'), shelves),
    {
      ...number('reserved', t('stock_column_reserved'), '8.25rem', ({ reserved }) => formatCount(reserved)),
      sortable: false,
      phone: 'none',
    },
    number('available', t('stock_column_available'), '8.25rem', (shelf) => <Available shelf={shelf} />),
    input(rows, 'low_stock', t('stock_column_low'), limited),
    {
      key: 'changed',
      title: t('stock_column_changed'),
      width: '8.5rem',
      soft: true,
      phone: 'none',
      cell: ({ changed_at }) => <Changed at={changed_at} />,
    },
  ];
}

function number(key: string, title: string, width: string, cell: Column<Shelf>['cell']): Column<Shelf> {
  return {
    key,
    title,
    width,
    align: 'end',
    sortable: true,
    cell: (shelf) => <Figure name={title}>{cell(shelf)}</Figure>,
  };
}

function input(
  { sheet, onLast }: Rows,
  column: StockColumn,
  title: string,
  editable: readonly Shelf[],
): Column<Shelf> {
  return {
    key: column,
    title,
    align: 'end',
    width: '7.5rem',
    cell: (shelf) =>
      editable.includes(shelf) ? (
        <StockInput
          sheet={sheet}
          shelf={shelf}
          column={column}
          label={title}
          rows={editable}
          onLast={onLast}
        />
      ) : (
        <Figure name={title}>{shelf.low_stock === null ? '–' : formatCount(shelf.low_stock)}</Figure>
      ),
  };
}

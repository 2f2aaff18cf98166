import { useText } from '@etalage/ui-kit';
import { DataTable } from '@etalage/ui-kit/dashboard';
import { memo } from 'react';
import type { Shelf } from '../../queries/stock-queries.ts';
import { stockTableColumns } from './stock-columns.tsx';
import { shelfId, type StockSheet } from './stock-sheet.ts';

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
  return (
    <DataTable
      label={t('stock_heading')}
      columns={stockTableColumns({ sheet, shelves, onLast }, t)}
      rows={shelves}
      rowKey={shelfId}
      order={{ key: sort, descending, onOrder }}
    />
  );
});

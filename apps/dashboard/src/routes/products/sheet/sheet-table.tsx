import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { type Column, DataTable } from '@etalage/ui-kit/dashboard';
import { memo } from 'react';
import type { ListedProduct } from '../../../queries/product-queries.ts';
import { Thumbnail } from '../product-cells.tsx';
import * as list from '../products.css.ts';
import { type ProductCells, type SheetColumn, sheetColumns } from './sheet-columns.ts';
import { SheetInput } from './sheet-input.tsx';
import { isEditable } from './sheet-values.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

const titles: Record<SheetColumn, TextKey> = {
  price_cents: 'products_column_price',
  sale_price_cents: 'products_field_sale',
  cost_cents: 'products_field_cost',
  on_hand: 'products_column_stock',
};

interface Props {
  sheet: ProductCells;
  products: readonly ListedProduct[];
}

/** The rows of the sheet. They render when the products change; typing renders one cell. */
export const SheetTable = memo(function SheetTable({ sheet, products }: Props) {
  const t = useText();
  const { onKey, onPaste } = useSheetKeys(sheet, products);
  const cellOf = (column: SheetColumn, title: string) => (product: ListedProduct) =>
    isEditable(product, column) ? (
      <SheetInput
        sheet={sheet}
        product={product}
        column={column}
        label={title}
        onKey={onKey}
        onPaste={onPaste}
      />
    ) : (
      <span className={list.soft}>{t('products_stock_unlimited')}</span>
    );
  const columns: readonly Column<ListedProduct>[] = [
    { key: 'title', title: t('products_column_title'), cell: (product) => <Title product={product} /> },
    ...sheetColumns.map((column) => ({
      key: column,
      title: t(titles[column]),
      width: '8.5rem',
      align: 'end' as const,
      cell: cellOf(column, t(titles[column])),
    })),
  ];
  return (
    <DataTable label={t('products_heading')} columns={columns} rows={products} rowKey={({ id }) => id} />
  );
});

function Title({ product: { picture, title, article_number } }: { product: ListedProduct }) {
  return (
    <span className={list.name}>
      <Thumbnail picture={picture} />
      <span className={list.titles}>
        <span className={list.title}>{title}</span>
        {article_number !== '' && <span className={list.soft}>{article_number}</span>}
      </span>
    </span>
  );
}

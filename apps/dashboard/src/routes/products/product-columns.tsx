import { bothSides } from '@etalage/shop-domain';
import type { TextKey, Translate } from '@etalage/texts';
import { formatMoney, formatPercentage } from '@etalage/texts/format';
import type { Column } from '@etalage/ui-kit/dashboard';
import { shownColumns, shownColumnsText } from '../../lists/columns/shown-columns.ts';
import { momentColumn } from '../../lists/row-columns.tsx';
import type { ListedProduct } from '../../queries/product-queries.ts';
import { marginOf } from './margin-of.ts';
import { Price, State, Stock } from './product-cells.tsx';
import * as styles from './products.css.ts';

/** The columns that can be shown beside the name, by their name in the address, in their order. */
export const columnNames = ['status', 'categorie', 'voorraad', 'prijs', 'inkoop', 'gewijzigd'] as const;
export type ColumnName = (typeof columnNames)[number];

export const columnTexts: Record<ColumnName, TextKey> = {
  status: 'products_column_state',
  categorie: 'products_filter_category',
  voorraad: 'products_column_stock',
  prijs: 'products_column_price',
  inkoop: 'products_column_margin',
  gewijzigd: 'products_column_updated',
};

/** What is shown until a member chooses. */
const usual: readonly ColumnName[] = ['status', 'voorraad', 'prijs', 'gewijzigd'];

/** The columns of an address. */
export const columnsOf = (text: string) => shownColumns(text, columnNames, usual);

/** The columns as an address has them. */
export const columnsText = (names: readonly ColumnName[]) => shownColumnsText(names, columnNames, usual);

interface Shop {
  readonly price_mode: 'gross' | 'net';
}

/** A column of the table of products. */
export function columnOf(name: ColumnName, { price_mode }: Shop, t: Translate): Column<ListedProduct> {
  const title = t(columnTexts[name]);
  const amount = { title, width: '9rem', align: 'end' as const };
  switch (name) {
    case 'status':
      return { key: 'state', title, width: '8.5rem', cell: (product) => <State product={product} /> };
    case 'categorie':
      return { key: 'category', title, width: '11rem', phone: 'none', soft: true, cell: categoriesText };
    case 'voorraad':
      return { ...amount, key: 'stock', sortable: true, cell: (product) => <Stock product={product} /> };
    case 'prijs':
      return { ...amount, key: 'price', sortable: true, cell: (product) => <Price product={product} /> };
    case 'inkoop':
      return { ...amount, key: 'margin', phone: 'none', cell: (product) => marginCell(product, price_mode) };
    case 'gewijzigd': {
      const moment = momentColumn<ListedProduct>('updated', title, ({ updated_at }) => updated_at);
      return { ...moment, sortable: true, phone: 'none' };
    }
  }
}

function categoriesText({ categories, category_count }: ListedProduct): string {
  const more = category_count - categories.length;
  return [...categories, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

/** What a piece costs the shop, and what is left of its price. */
function marginCell(product: ListedProduct, price_mode: Shop['price_mode']) {
  const { price_cents, sale_price_cents, cost_cents, vat_rate_bp } = product;
  if (cost_cents === null) return <span className={styles.soft}>–</span>;
  const { excl_tax } = bothSides(sale_price_cents ?? price_cents, price_mode, vat_rate_bp);
  const { basisPoints } = marginOf(excl_tax, cost_cents);
  return (
    <span className={styles.prices}>
      {formatMoney(cost_cents)}
      {basisPoints !== null && <span className={styles.soft}>{formatPercentage(basisPoints)}</span>}
    </span>
  );
}

import type { productSorts } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { type Column, DataTable } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { menuColumn } from '../../lists/row-columns.tsx';
import type { ListedProduct } from '../../queries/product-queries.ts';
import { ProductBulkBar } from './bulk/product-bulk-bar.tsx';
import { Name } from './product-cells.tsx';
import { columnOf, columnsOf } from './product-columns.tsx';
import { ProductRowMenu } from './product-row-menu.tsx';
import { type ProductSearch, sortNameOf } from './use-product-search.ts';

interface Props {
  products: readonly ListedProduct[];
  price_mode: 'gross' | 'net';
  search: ProductSearch;
}

/** Products as rows that open them; several can be changed together. */
export function ProductTable({ products, price_mode, search }: Props) {
  const t = useText();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Rows of another page are not chosen any more.
  const chosen = products.filter(({ id }) => marked.has(id));
  const choose = (id: string, on: boolean) =>
    setMarked(new Set(on ? [...marked, id] : [...marked].filter((other) => other !== id)));
  const columns: readonly Column<ListedProduct>[] = [
    {
      key: 'title',
      title: t('products_column_title'),
      sortable: true,
      cell: (product) => (
        <Name product={product} isChosen={marked.has(product.id)} onChoose={(on) => choose(product.id, on)} />
      ),
    },
    ...columnsOf(search.get('kolommen')).map((name) => columnOf(name, { price_mode }, t)),
    menuColumn(t('products_column_actions'), (product) => <ProductRowMenu product={product} />),
  ];
  return (
    <>
      <ProductBulkBar
        chosen={chosen}
        areAll={chosen.length === products.length}
        onChooseAll={(on) => setMarked(new Set(on ? products.map(({ id }) => id) : []))}
      />
      <DataTable
        label={t('products_heading')}
        columns={columns}
        rows={products}
        rowKey={({ id }) => id}
        pressable
        order={{
          key: search.filter.sort,
          descending: search.filter.descending,
          onOrder: (key, descending) =>
            search.setSort(sortNameOf(key as (typeof productSorts)[number], descending)),
        }}
      />
    </>
  );
}

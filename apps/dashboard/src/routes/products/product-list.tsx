import { MAX_COUNTED_PRODUCTS } from '@etalage/api-contract';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { ColumnChoice } from '../../lists/columns/column-choice.tsx';
import { CursorPager } from '../../lists/cursor-pager.tsx';
import { ListFound } from '../../lists/list-found.tsx';
import { NothingFound } from '../../lists/nothing-found.tsx';
import { productsQuery } from '../../queries/product-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { columnNames, columnsOf, columnsText, columnTexts } from './product-columns.tsx';
import { ProductTable } from './product-table.tsx';
import { ProductToolbar } from './product-toolbar.tsx';
import { ProductSheet } from './sheet/product-sheet.tsx';
import { useProductSearch } from './use-product-search.ts';
import { productCount } from '../../screen/product-count.ts';

/** The products of the website, searched, sorted and paged by the server. */
export function ProductList({ onCreate }: { onCreate: () => void }) {
  const t = useText();
  const { website } = useSession();
  const search = useProductSearch();
  const { data, isPending, isError, refetch } = useQuery(
    productsQuery(website.id, search.filter, search.perPage),
  );
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} rows={8} />;
  const { products, price_mode, total, is_more, next, previous } = data;
  if (total === 0 && !search.isFiltered) {
    return (
      <EmptyState icon="tag" title={t('products_empty')} text={t('products_empty_text')}>
        <Action kind="primary" icon="plus" onClick={onCreate}>
          {t('products_new')}
        </Action>
      </EmptyState>
    );
  }
  const most = formatCount(MAX_COUNTED_PRODUCTS);
  return (
    <>
      <ProductToolbar search={search} />
      <ListFound text={is_more ? t('products_found_more', { count: most }) : productCount(total, t)}>
        {!search.isSheet && (
          <>
            <ColumnChoice
              columns={columnNames.map((name) => [name, t(columnTexts[name])])}
              shown={columnsOf(search.get('kolommen'))}
              onChange={(names) => search.set('kolommen', columnsText(names))}
            />
            <Action icon="edit" onClick={() => search.setSheet(true)}>
              {t('products_sheet_open')}
            </Action>
          </>
        )}
      </ListFound>
      {products.length === 0 && (
        <NothingFound
          search={search}
          hasOthers={total > 0}
          title={t('products_none')}
          text={t('products_none_text')}
          clearText={t('products_clear')}
        />
      )}
      {products.length > 0 && search.isSheet && (
        <ProductSheet key={search.cursor} products={products} onClose={() => search.setSheet(false)} />
      )}
      {products.length > 0 && !search.isSheet && (
        <ProductTable products={products} price_mode={price_mode} search={search} />
      )}
      <CursorPager previous={previous} next={next} onGo={search.setCursor} />
    </>
  );
}

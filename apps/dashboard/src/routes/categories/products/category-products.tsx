import { useText } from '@etalage/ui-kit';
import { Action, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { OwnedCategory } from '../../../queries/category-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { AddProducts } from './add-products.tsx';
import { PlacedProducts } from './placed-products.tsx';
import { FixedProduct } from './product-row.tsx';
import * as styles from './products.css.ts';
import { useCategoryProducts } from './use-category-products.ts';
import { productCount } from '../../../screen/product-count.ts';

interface Props {
  category: OwnedCategory;
  /** Whether the form asks for the order by hand, as it is stored. */
  isByHand: boolean;
}

/** The products of a category as they are stored; each change is stored at once. */
export function CategoryProducts({ category, isByHand }: Props) {
  const t = useText();
  const list = useCategoryProducts(category.id);
  const [isAdding, setAdding] = useState(false);
  const { query, products, total, failure } = list;
  const hasRule = category.rule !== null;
  const count = productCount(total, t);
  return (
    <section className={styles.section} aria-label={t('categories_products_list')}>
      {query.isPending && <TableSkeleton label={t('dashboard_loading')} rows={4} />}
      {query.isError && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && (
        <>
          <div className={styles.head}>
            <p className={styles.count}>{total === 0 ? t('categories_products_none') : count}</p>
            {!hasRule && (
              <Action icon="plus" onClick={() => setAdding(true)}>
                {t('categories_products_add')}
              </Action>
            )}
          </div>
          {failure && (
            <p role="alert" className={styles.problem}>
              {failure}
            </p>
          )}
          {products.length > 0 && isByHand && <PlacedProducts list={list} canRemove={!hasRule} />}
          {products.length > 0 && !isByHand && (
            <ul className={styles.rows}>
              {products.map((product) => (
                <FixedProduct
                  key={product.id}
                  product={product}
                  {...(!hasRule && { onRemove: () => list.remove(product) })}
                />
              ))}
            </ul>
          )}
          {query.hasNextPage && (
            <div>
              <Action busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('categories_products_more')}
              </Action>
            </div>
          )}
        </>
      )}
      {isAdding && <AddProducts onClose={() => setAdding(false)} onAdd={(ids) => list.add({ ids })} />}
    </section>
  );
}

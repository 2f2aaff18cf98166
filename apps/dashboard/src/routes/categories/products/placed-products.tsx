import { useText } from '@etalage/ui-kit';
import { DragRows } from '../../../lists/tree/drag-rows.tsx';
import { rowsOf, type TreeStep } from '../../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../../lists/tree/use-focus-later.ts';
import type { ProductNode } from './product-node.ts';
import { PlacedProduct } from './product-row.tsx';
import * as styles from './products.css.ts';
import type { useCategoryProducts } from './use-category-products.ts';

interface Props {
  list: ReturnType<typeof useCategoryProducts>;
  canRemove: boolean;
}

/** Products in the order by hand, moved by mouse, finger, keys or their menu. */
export function PlacedProducts({ list, canRemove }: Props) {
  const t = useText();
  const { products, total, moved, place, remove } = list;
  const rows = rowsOf<ProductNode>(products.map((product) => ({ id: product.id, product, items: [] })));
  const [section, focusLater] = useFocusLater();
  const titleOf = (id: string) => products.find((one) => one.id === id)?.title ?? '';
  const go = (id: string, index: number) => {
    const from = products.findIndex((one) => one.id === id);
    if (index < 0 || index >= total || index === from) return;
    place({ id, title: titleOf(id), index });
    focusLater(id, 'handle');
  };
  const step = (id: string, way: TreeStep) => {
    const from = products.findIndex((one) => one.id === id);
    if (way === 'up') go(id, from - 1);
    if (way === 'down') go(id, from + 1);
  };
  return (
    <section ref={section} className={styles.section} aria-label={t('categories_products_order')}>
      <DragRows
        rows={rows}
        most={1}
        nameOf={({ product }) => product.title}
        onDrop={(id, { index }) => {
          if (products[index]?.id !== id) place({ id, title: titleOf(id), index });
        }}
      >
        {(row) => (
          <PlacedProduct
            row={row}
            total={total}
            onStep={(way) => step(row.node.id, way)}
            onFirst={() => go(row.node.id, 0)}
            onLast={() => {
              const { id, title } = row.node.product;
              place({ id, title, index: total - 1, before: '' });
              focusLater(id, 'handle');
            }}
            {...(canRemove && { onRemove: () => remove(row.node.product) })}
          />
        )}
      </DragRows>
      <p className={styles.soft}>{t('categories_products_keys')}</p>
      <p role="status" className={styles.onlyRead}>
        {moved}
      </p>
    </section>
  );
}

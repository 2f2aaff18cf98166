import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Badge, controlButton, Icon, Menu, type MenuEntry } from '@etalage/ui-kit/dashboard';
import { TreeEntry } from '../../../lists/tree/tree-row.tsx';
import type { TreeRow, TreeStep } from '../../../lists/tree/tree-rows.ts';
import type { CategoryProduct } from '../../../queries/category-queries.ts';
import { ScreenLink, useOpenScreen } from '../../../session/screen-link.tsx';
import { Thumbnail } from '../../products/product-cells.tsx';
import type { ProductNode } from './product-node.ts';
import * as styles from './products.css.ts';

interface PlacedProps {
  row: TreeRow<ProductNode>;
  /** Number of products of the category, also those that are not loaded. */
  total: number;
  onStep: (way: TreeStep) => void;
  onFirst: () => void;
  onLast: () => void;
  onRemove?: () => void;
}

/** A product that can be moved. */
export function PlacedProduct({ row, total, onStep, onFirst, onLast, onRemove }: PlacedProps) {
  const t = useText();
  const { product } = row.node;
  const isFirst = row.index === 0;
  const isLast = row.index === total - 1;
  return (
    <TreeEntry
      row={row}
      name={product.title}
      onStep={onStep}
      head={
        <>
          <Face product={product} />
          <span className={styles.onlyRead}>
            {t('categories_products_place', { place: row.index + 1, count: total })}
          </span>
          <RowMenu
            product={product}
            moves={[
              {
                text: t('categories_products_up'),
                keys: t('tree_keys_up'),
                disabled: isFirst,
                onChoose: () => onStep('up'),
              },
              {
                text: t('categories_products_down'),
                keys: t('tree_keys_down'),
                disabled: isLast,
                onChoose: () => onStep('down'),
              },
              { text: t('categories_products_first'), disabled: isFirst, onChoose: onFirst },
              { text: t('categories_products_last'), disabled: isLast, onChoose: onLast },
            ]}
            onRemove={onRemove}
          />
        </>
      }
    />
  );
}

/** A product whose place follows from what it is. */
export function FixedProduct({ product, onRemove }: { product: CategoryProduct; onRemove?: () => void }) {
  return (
    <li className={styles.fixed}>
      <Face product={product} />
      <RowMenu product={product} moves={[]} onRemove={onRemove} />
    </li>
  );
}

/** What a product looks like, what it is called and costs, and whether visitors see it. */
function Face({ product: { id, title, picture, status, price_cents } }: { product: CategoryProduct }) {
  const t = useText();
  return (
    <>
      <Thumbnail picture={picture} />
      <ScreenLink className={styles.title} to={`/producten/${encodeURIComponent(id)}`}>
        {title}
      </ScreenLink>
      {status !== 'published' && (
        <Badge tone={status === 'draft' ? 'waiting' : 'neutral'}>{t(`products_state_${status}`)}</Badge>
      )}
      <span className={styles.price}>{formatMoney(price_cents)}</span>
    </>
  );
}

interface MenuProps {
  product: CategoryProduct;
  moves: readonly MenuEntry[];
  onRemove: (() => void) | undefined;
}

function RowMenu({ product: { id, title }, moves, onRemove }: MenuProps) {
  const t = useText();
  const openScreen = useOpenScreen();
  return (
    <Menu
      trigger={
        <button type="button" className={controlButton.icon} aria-label={t('tree_menu', { name: title })}>
          <Icon name="more" />
        </button>
      }
      entries={[
        {
          text: t('categories_products_open'),
          onChoose: () => void openScreen(`/producten/${encodeURIComponent(id)}`),
        },
        ...moves,
        ...(onRemove ? [{ text: t('categories_products_remove'), dangerous: true, onChoose: onRemove }] : []),
      ]}
    />
  );
}

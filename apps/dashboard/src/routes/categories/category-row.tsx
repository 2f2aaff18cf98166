import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import { TreeEntry, TreeEntryMenu, TreeLevel } from '../../lists/tree/tree-row.tsx';
import type { TreeRow, TreeStep } from '../../lists/tree/tree-rows.ts';
import { ScreenLink, useOpenScreen } from '../../session/screen-link.tsx';
import * as styles from './categories.css.ts';
import type { CategoryNode } from './category-tree.ts';
import { productCount } from '../../screen/product-count.ts';

interface Props {
  row: TreeRow<CategoryNode>;
  rows: readonly TreeRow<CategoryNode>[];
  onStep: (way: TreeStep) => void;
}

/** A category: its name opens it. */
export function CategoryRow(props: Props) {
  const { row, onStep } = props;
  const t = useText();
  const { id, title, url, status, product_count } = row.node.category;
  return (
    <TreeEntry
      row={row}
      name={title}
      onStep={onStep}
      head={
        <>
          <span className={styles.names}>
            <ScreenLink className={styles.title} to={`/categorieen/${encodeURIComponent(id)}`}>
              {title}
            </ScreenLink>
            <span className={styles.address}>{url}</span>
          </span>
          <TreeLevel row={row} />
          {status !== 'published' && (
            <Badge tone={status === 'draft' ? 'waiting' : 'neutral'}>{t(`products_state_${status}`)}</Badge>
          )}
          <span className={styles.count}>{productCount(product_count, t)}</span>
          <RowMenu {...props} />
        </>
      }
    />
  );
}

function RowMenu({ row, rows, onStep }: Props) {
  const t = useText();
  const openScreen = useOpenScreen();
  const { id, title } = row.node.category;
  const open = (path: string) => void openScreen(path);
  return (
    <TreeEntryMenu
      row={row}
      rows={rows}
      name={title}
      onStep={onStep}
      before={[
        { text: t('categories_open'), onChoose: () => open(`/categorieen/${encodeURIComponent(id)}`) },
        {
          text: t('categories_open_products'),
          onChoose: () => open(`/producten?categorie=${encodeURIComponent(id)}`),
        },
      ]}
    />
  );
}

import { useText } from '@etalage/ui-kit';
import { Badge, type Column, DataTable } from '@etalage/ui-kit/dashboard';
import type { ImportedItem } from '../../../queries/import-queries.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { outcomeTones } from '../import-words.ts';
import * as imports from '../imports.css.ts';
import { ItemChanges } from './item-changes.tsx';
import * as styles from './result.css.ts';

interface Props {
  items: readonly ImportedItem[];
  isPlanned: boolean;
}

/** Products of an import with what changes of each, or changed. */
export function ImportedTable({ items, isPlanned }: Props) {
  const t = useText();
  const columns: readonly Column<ImportedItem>[] = [
    {
      key: 'product',
      title: t('imports_items_product'),
      width: '34%',
      cell: (item) => <Product item={item} />,
    },
    {
      key: 'changes',
      title: t(isPlanned ? 'imports_items_changes' : 'imports_items_changes_done'),
      cell: (item) => <ItemChanges item={item} />,
    },
    {
      key: 'outcome',
      title: t('imports_items_outcome'),
      width: '9rem',
      phone: 'side',
      cell: ({ outcome }) => {
        if (outcome === null) return <Badge tone="neutral">{t('imports_outcome_waiting')}</Badge>;
        const about = isPlanned ? 'planned' : 'outcome';
        return <Badge tone={outcomeTones[outcome]}>{t(`imports_${about}_${outcome}`)}</Badge>;
      },
    },
  ];
  return (
    <DataTable
      label={t('imports_items_label')}
      columns={columns}
      rows={items}
      rowKey={({ place }) => String(place)}
    />
  );
}

function Product({ item: { product_id, title, row } }: { item: ImportedItem }) {
  const t = useText();
  const name = title || t('imports_items_untitled');
  return (
    <span className={imports.name}>
      {product_id === '' ? (
        <span className={styles.title}>{name}</span>
      ) : (
        <ScreenLink className={styles.link} to={`/producten/${encodeURIComponent(product_id)}`}>
          {name}
        </ScreenLink>
      )}
      <span className={imports.soft}>{t('imports_items_row', { row: String(row) })}</span>
    </span>
  );
}

import { useText } from '@etalage/ui-kit';
import { Badge, type Column, DataTable, rowLink } from '@etalage/ui-kit/dashboard';
import { momentColumn } from '../../lists/row-columns.tsx';
import type { CatalogueImport } from '../../queries/import-queries.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { countsText, stateTones } from './import-words.ts';
import * as styles from './imports.css.ts';

/** Imports as rows that open them. */
export function ImportTable({ imports }: { imports: readonly CatalogueImport[] }) {
  const t = useText();
  const columns: readonly Column<CatalogueImport>[] = [
    {
      key: 'name',
      title: t('imports_column_name'),
      cell: ({ id, name }) => (
        <span className={styles.name}>
          <ScreenLink className={rowLink} to={`/importeren/${id}`}>
            {name}
          </ScreenLink>
        </span>
      ),
    },
    {
      key: 'counts',
      title: t('imports_column_counts'),
      soft: true,
      cell: (one) => countsText(one, t),
    },
    momentColumn('when', t('imports_column_when'), ({ created_at }) => created_at),
    {
      key: 'who',
      title: t('imports_column_who'),
      width: '9rem',
      soft: true,
      phone: 'none',
      cell: ({ member }) => member,
    },
    {
      key: 'state',
      title: t('imports_column_state'),
      width: '12rem',
      cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`imports_state_${state}`)}</Badge>,
    },
  ];
  return (
    <DataTable
      label={t('imports_list_heading')}
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
      pressable
    />
  );
}

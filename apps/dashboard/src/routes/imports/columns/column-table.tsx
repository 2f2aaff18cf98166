import { useText } from '@etalage/ui-kit';
import { type Column, DataTable } from '@etalage/ui-kit/dashboard';
import type { ChosenFile } from '../chosen-file.ts';
import { isFixed } from '../sheet-types.ts';
import * as imports from '../imports.css.ts';
import { ColumnChoice, columnName, type FileColumn } from './column-choice.tsx';
import type { ColumnProblem } from './column-problems.ts';
import * as styles from './columns.css.ts';
import { sampleOf } from './sample-of.ts';

interface Props {
  file: ChosenFile;
  problems: readonly ColumnProblem[];
}

/** The columns of a file, and what each becomes; only shown where the format decides. */
export function ColumnTable({ file, problems }: Props) {
  const t = useText();
  const { columns, table, format } = file;
  const shown: readonly Column<FileColumn>[] = [
    {
      key: 'heading',
      title: t('imports_columns_file'),
      cell: ({ heading }) => <span className={styles.heading}>{heading}</span>,
    },
    { key: 'sample', title: t('imports_columns_sample'), cell: ({ at }) => <Sample file={file} at={at} /> },
    {
      key: 'becomes',
      title: t('imports_columns_becomes'),
      width: '17rem',
      cell: (column) =>
        isFixed(format) ? (
          <span className={columns[column.at] === '' ? imports.soft : undefined}>
            {t(columnName(columns[column.at] ?? ''))}
          </span>
        ) : (
          <ColumnChoice file={file} column={column} problem={problems.find(({ at }) => at === column.at)} />
        ),
    },
  ];
  const rows = (table.rows[0] ?? []).map((heading, at): FileColumn => {
    const number = String(at + 1);
    return { at, heading: heading.trim() || t('imports_columns_nameless', { number }) };
  });
  return (
    <DataTable
      label={t('imports_columns_title')}
      columns={shown}
      rows={rows}
      rowKey={({ at }) => String(at)}
    />
  );
}

function Sample({ file, at }: { file: ChosenFile; at: number }) {
  const t = useText();
  return (
    <ul className={imports.lines}>
      {sampleOf(file.table, at).map((value, index) => (
        <li key={index} className={imports.soft}>
          {value || t('imports_columns_blank')}
        </li>
      ))}
    </ul>
  );
}

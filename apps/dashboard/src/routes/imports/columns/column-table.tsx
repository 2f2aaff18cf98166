import { sheetColumns } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { type Column, DataTable } from '@etalage/ui-kit/dashboard';
import * as lists from '../../../lists/list-toolbar.css.ts';
import { changeChosenFile, type ChosenFile } from '../chosen-file.ts';
import { isFixed, type MappedColumn } from '../sheet-types.ts';
import * as imports from '../imports.css.ts';
import type { ColumnProblem } from './column-problems.ts';
import * as styles from './columns.css.ts';
import { sampleOf } from './sample-of.ts';

const choices: readonly MappedColumn[] = ['', 'kind', ...sheetColumns];
const nameOf = (column: MappedColumn): TextKey =>
  column === '' ? 'imports_columns_none' : `sheet_column_${column}`;

interface Props {
  file: ChosenFile;
  problems: readonly ColumnProblem[];
}

interface FileColumn {
  at: number;
  heading: string;
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
            {t(nameOf(columns[column.at] ?? ''))}
          </span>
        ) : (
          <Becomes file={file} column={column} problem={problems.find(({ at }) => at === column.at)} />
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

interface BecomesProps {
  file: ChosenFile;
  column: FileColumn;
  problem: ColumnProblem | undefined;
}

function Becomes({ file, column: { at, heading }, problem }: BecomesProps) {
  const t = useText();
  const value = file.columns[at] ?? '';
  const id = `column-${at}-problem`;
  const choose = (chosen: string) => {
    const column = choices.find((one) => one === chosen) ?? '';
    changeChosenFile({ columns: file.columns.map((one, index) => (index === at ? column : one)) });
  };
  return (
    <>
      <select
        className={`${lists.choice} ${styles.choice}`}
        aria-label={t('imports_columns_choose', { heading })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(nameOf(choice))}
          </option>
        ))}
      </select>
      {problem && (
        <p id={id} className={imports.problem}>
          {t(problem.key, { column: t(nameOf(value)) })}
        </p>
      )}
    </>
  );
}

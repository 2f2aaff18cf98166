import { sheetColumns } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import * as lists from '../../../lists/list-toolbar.css.ts';
import { changeChosenFile, type ChosenFile } from '../chosen-file.ts';
import * as imports from '../imports.css.ts';
import type { MappedColumn } from '../sheet-types.ts';
import type { ColumnProblem } from './column-problems.ts';
import * as styles from './columns.css.ts';

const choices: readonly MappedColumn[] = ['', 'kind', ...sheetColumns, 'properties'];

export const columnName = (column: MappedColumn): TextKey =>
  column === ''
    ? 'imports_columns_none'
    : column === 'properties'
      ? 'imports_columns_property'
      : `sheet_column_${column}`;

export interface FileColumn {
  at: number;
  heading: string;
}

interface Props {
  file: ChosenFile;
  column: FileColumn;
  problem: ColumnProblem | undefined;
}

/** Chooses what a column of the file becomes. */
export function ColumnChoice({ file, column: { at, heading }, problem }: Props) {
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
            {t(columnName(choice))}
          </option>
        ))}
      </select>
      {problem && (
        <p id={id} className={imports.problem}>
          {t(problem.key, { column: t(columnName(value)) })}
        </p>
      )}
    </>
  );
}

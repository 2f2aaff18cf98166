import { useText } from '@etalage/ui-kit';
import { ColumnChoice } from './column-choice.editor.tsx';
import * as styles from './importer-table.css.ts';
import type { ImportField } from './importer-table.schema.ts';
import { PreviewTable } from './preview-table.editor.tsx';
import type { ImportPlan } from './use-import.ts';

/** Most rows of the preview. */
const maxShown = 8;

interface Props {
  label: string;
  plan: ImportPlan;
  fields: readonly ImportField[];
  /** The numbers of the rows with errors. */
  wrongRows: ReadonlySet<number>;
}

/** The first rows of the sheet, with the choice of a field under the name of each column. */
export function ImportPreview({ label, plan, fields, wrongRows }: Props) {
  const t = useText();
  const { sheet, mapping } = plan;
  const nameOf = (column: number) =>
    sheet.headers[column] || t('formfield_import_column', { number: String(column + 1) });
  const rows = sheet.rows.slice(0, maxShown);
  const count = String(sheet.rows.length);
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={plan.hasHeaders}
          onChange={(event) => plan.setHasHeaders(event.target.checked)}
        />
        {t('formfield_import_headers')}
      </label>
      <PreviewTable
        label={label}
        headers={sheet.headers.map((_, column) => nameOf(column))}
        rows={rows.map((row) => ({ ...row, isWrong: wrongRows.has(row.number) }))}
        under={(column) => (
          <ColumnChoice
            column={nameOf(column)}
            fields={fields}
            chosen={mapping[column] ?? ''}
            onChoose={(field) => plan.map(column, field)}
          />
        )}
      />
      {sheet.rows.length > maxShown && (
        <p className={styles.soft}>{t('formfield_import_more', { shown: String(maxShown), count })}</p>
      )}
    </>
  );
}

import { useText } from '@etalage/ui-kit';
import { Button } from '../../controls/button.tsx';
import { useScope } from '../../form-parts/form-scope.tsx';
import { messageOf } from '../../form-parts/use-running.ts';
import { useWords } from '../../form-parts/use-words.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { spinner } from '../../controls/loading.css.ts';
import { ColumnChoice } from './column-choice.editor.tsx';
import { ImportIssues } from './import-issues.editor.tsx';
import { mostRows } from './import-plan.ts';
import { ImportRefused } from './import-refused.ts';
import { ImportSource } from './import-source.editor.tsx';
import * as styles from './importer-table.css.ts';
import type { ImportField } from './importer-table.schema.ts';
import { PreviewTable } from './preview-table.editor.tsx';
import { useImport } from './use-import.ts';

/** Rows the preview shows. */
const SHOWN = 8;

/**
 * Rows of a spreadsheet into records: paste or choose, say where each column goes, see what is wrong by row, import.
 * All rows go in one call of the field's function, or into the form, or none does; what was chosen stays when it fails
 * (IMP-02).
 */
export function Importer({
  definition,
  control,
  fields,
}: WidgetProps<'importer_table'> & { fields: readonly ImportField[] }) {
  const t = useText();
  const words = useWords();
  const { store } = useScope();
  const { key = '', function: send, settings = {} } = definition;
  const plan = useImport(fields, words, (records) => {
    const values = { ...store.values(), [key]: records };
    if (!settings.fill) return send?.(values);
    for (const [changed, value] of Object.entries(settings.fill(values))) store.set(changed, value);
  });
  const { sheet, mapping, issues, missing, failure } = plan;
  const count = String(sheet.rows.length);
  const { max: most = mostRows } = settings;
  const isTooLong = sheet.rows.length > most;
  const refused = failure instanceof ImportRefused ? failure.records : [];
  const told = refused.map(({ index, message }) => ({ row: sheet.rows[index]?.number ?? 0, message }));
  const wrong = new Set([...issues, ...told].map(({ row }) => row));
  const isReady = sheet.rows.length > 0 && !isTooLong && issues.length === 0 && missing.length === 0;
  return (
    <div className={styles.importer}>
      <ImportSource control={control} source={plan.source} onSource={plan.choose} />
      {sheet.headers.length > 0 && (
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
            label={words(definition.title)}
            headers={sheet.headers.map((name, column) => name || columnName(column))}
            rows={sheet.rows.slice(0, SHOWN).map((row) => ({ ...row, isWrong: wrong.has(row.number) }))}
            under={(column) => (
              <ColumnChoice
                column={sheet.headers[column] || columnName(column)}
                fields={fields}
                chosen={mapping[column] ?? ''}
                onChoose={(field) => plan.map(column, field)}
              />
            )}
          />
          {sheet.rows.length > SHOWN && (
            <p className={styles.soft}>{t('formfield_import_more', { shown: String(SHOWN), count })}</p>
          )}
          {isTooLong && <p role="alert">{t('formfield_import_too_many', { most: String(most), count })}</p>}
          <ImportIssues fields={fields} issues={issues} missing={missing} refused={told} />
          <div className={styles.actions}>
            <Button
              kind="main"
              aria-busy={plan.busy}
              aria-disabled={!isReady || plan.busy}
              onClick={() => isReady && plan.send()}
            >
              {plan.busy && <span className={spinner} aria-hidden="true" />}
              {t('formfield_import_start', { count })}
            </Button>
            <Button onClick={plan.clear}>{t('formfield_import_clear')}</Button>
          </div>
        </>
      )}
      {failure !== undefined && refused.length === 0 && (
        <p role="alert" className={styles.failure}>
          {messageOf(failure) || t('formfield_import_failed')}
        </p>
      )}
      <p role="status">{plan.imported > 0 && t('formfield_import_done', { count: String(plan.imported) })}</p>
    </div>
  );

  function columnName(column: number): string {
    return t('formfield_import_column', { number: String(column + 1) });
  }
}

import { useText } from '@etalage/ui-kit';
import { Button } from '../../controls/button.tsx';
import { useScope } from '../../form-parts/form-scope.tsx';
import { messageOf } from '../../form-parts/use-running.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { spinner } from '../../controls/loading.css.ts';
import { ImportIssues } from './import-issues.editor.tsx';
import { ImportPreview } from './import-preview.editor.tsx';
import { maxRows } from './import-plan.ts';
import { ImportRefused } from './import-refused.ts';
import { ImportSource } from './import-source.editor.tsx';
import * as styles from './importer-table.css.ts';
import type { ImportField } from './importer-table.schema.ts';
import { useImport, type ImportPlan } from './use-import.ts';

/**
 * Imports the rows of a spreadsheet: the user pastes or chooses a sheet, chooses a field for each column, sees the errors
 * by row, and imports. All rows are sent in one call of the function of the field, or put into the form, or none is; a
 * failed import keeps what was chosen (IMP-02).
 */
export function Importer({
  definition,
  control,
  fields,
}: WidgetProps<'importer_table'> & { fields: readonly ImportField[] }) {
  const t = useText();
  const textFor = useDefinitionText();
  const { store } = useScope();
  const { key = '', function: send, settings = {} } = definition;
  const plan = useImport(fields, textFor, (records) => {
    const values = { ...store.values(), [key]: records };
    if (!settings.fill) return send?.(values);
    for (const [changed, value] of Object.entries(settings.fill(values))) store.set(changed, value);
  });
  const { sheet, issues, missing, failure } = plan;
  const { max: most = maxRows } = settings;
  const isTooLong = sheet.rows.length > most;
  const refused = failure instanceof ImportRefused ? failure.records : [];
  const refusals = refused.map(({ index, message }) => ({ row: sheet.rows[index]?.number ?? 0, message }));
  const isReady = sheet.rows.length > 0 && !isTooLong && issues.length === 0 && missing.length === 0;
  return (
    <div className={styles.importer}>
      <ImportSource
        control={control}
        source={plan.source}
        workbook={settings.workbook}
        onSource={plan.choose}
      />
      {sheet.headers.length > 0 && (
        <>
          <ImportPreview
            label={textFor(definition.title)}
            plan={plan}
            fields={fields}
            wrongRows={new Set([...issues, ...refusals].map(({ row }) => row))}
          />
          {isTooLong && (
            <p role="alert">
              {t('formfield_import_too_many', { most: String(most), count: String(sheet.rows.length) })}
            </p>
          )}
          <ImportIssues fields={fields} issues={issues} missing={missing} refused={refusals} />
          <ImportActions plan={plan} isReady={isReady} />
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
}

function ImportActions({ plan, isReady }: { plan: ImportPlan; isReady: boolean }) {
  const t = useText();
  return (
    <div className={styles.actions}>
      <Button
        kind="main"
        aria-busy={plan.busy}
        aria-disabled={!isReady || plan.busy}
        onClick={() => isReady && plan.send()}
      >
        {plan.busy && <span className={spinner} aria-hidden="true" />}
        {t('formfield_import_start', { count: String(plan.sheet.rows.length) })}
      </Button>
      <Button onClick={plan.clear}>{t('formfield_import_clear')}</Button>
    </div>
  );
}

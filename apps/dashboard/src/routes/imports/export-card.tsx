import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { counted } from './import-words.ts';
import * as styles from './imports.css.ts';
import { useExport } from './use-export.ts';

/** Saves the catalogue as a file. */
export function ExportCard() {
  const t = useText();
  const { run, isRunning, count, stop } = useExport();
  return (
    <section className={styles.card} aria-labelledby="export">
      <div>
        <h2 id="export" className={styles.title}>
          {t('imports_export_title')}
        </h2>
        <p className={styles.about}>{t('imports_export_text')}</p>
      </div>
      <div className={styles.actions}>
        <Action icon="download" busy={isRunning} onClick={() => run('csv')}>
          {t('imports_export_csv')}
        </Action>
        <Action icon="download" busy={isRunning} onClick={() => run('xlsx')}>
          {t('imports_export_xlsx')}
        </Action>
        {isRunning && (
          <Action kind="quiet" onClick={stop}>
            {t('imports_export_cancel')}
          </Action>
        )}
      </div>
      {isRunning && (
        <div>
          <progress className={styles.bar} aria-label={t('imports_export_title')} />
          <p className={styles.soft}>
            {counted(t, count, 'imports_export_busy_one', 'imports_export_busy_many')}
          </p>
        </div>
      )}
    </section>
  );
}

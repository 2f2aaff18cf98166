import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import type { CatalogueImport } from '../../../queries/import-queries.ts';
import { counted } from '../import-words.ts';
import * as styles from '../imports.css.ts';
import type { TakeStep } from './use-import-step.ts';

interface Props {
  opened: CatalogueImport;
  step: TakeStep;
}

/** The pictures of an import that are still fetched, and those that failed. */
export function ImportPictures({ opened: { pictures }, step: { take, taking } }: Props) {
  const t = useText();
  const { waiting, failed } = pictures;
  if (waiting === 0 && failed === 0) return null;
  return (
    <section className={`${styles.card} ${styles.section}`} aria-labelledby="pictures">
      <h2 id="pictures" className={styles.title}>
        {t('imports_pictures_title')}
      </h2>
      {waiting > 0 && (
        <p>{counted(t, waiting, 'imports_pictures_waiting_one', 'imports_pictures_waiting_many')}</p>
      )}
      {failed > 0 && (
        <>
          <p className={styles.problem}>
            {counted(t, failed, 'imports_pictures_failed_one', 'imports_pictures_failed_many')}
          </p>
          <div className={styles.actions}>
            <Action busy={taking === 'pictures'} onClick={() => take('pictures')}>
              {t('imports_pictures_retry')}
            </Action>
          </div>
        </>
      )}
    </section>
  );
}

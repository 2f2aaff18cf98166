import { useText } from '@etalage/ui-kit';
import type { LoadedChoices } from './use-choices.ts';
import * as styles from './loading.css.ts';

/** Beside a field whose options are under way or did not come (FPROP-19). */
export function Loading({ state, reload }: Pick<LoadedChoices, 'state' | 'reload'>) {
  const t = useText();
  return (
    <span role="status" className={styles.status}>
      {state === 'loading' && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          {t('formfield_loading')}
        </>
      )}
      {state === 'failed' && (
        <>
          {t('formfield_load_failed')}
          <button type="button" className={styles.retry} onClick={reload}>
            {t('formfield_retry')}
          </button>
        </>
      )}
    </span>
  );
}

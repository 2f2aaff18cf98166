import { useText } from '@etalage/ui-kit';
import * as styles from './shell.css.ts';

/** Says that loading failed and offers to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('dashboard_load_failed')}</p>
      <button type="button" className={styles.quietButton} onClick={onRetry}>
        {t('dashboard_retry')}
      </button>
    </div>
  );
}

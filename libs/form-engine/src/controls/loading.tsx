import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import * as styles from './loading.css.ts';

/** How far something is that is fetched, and the way to fetch it again. */
export interface LoadingState {
  state: 'ready' | 'loading' | 'failed';
  reload: () => void;
}

interface Props extends LoadingState {
  /** What did not come. */
  readonly failure?: TextKey;
}

/** Beside a field whose options are under way or did not come (FPROP-19). */
export function Loading({ state, reload, failure = 'formfield_load_failed' }: Props) {
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
          {t(failure)}
          <button type="button" className={styles.retry} onClick={reload}>
            {t('formfield_retry')}
          </button>
        </>
      )}
    </span>
  );
}

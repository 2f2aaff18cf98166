import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import * as styles from './loading.css.ts';

/** The state of something that is fetched, and how to fetch it again. */
export interface LoadingState {
  state: 'ready' | 'loading' | 'failed';
  reload: () => void;
}

interface Props extends LoadingState {
  /** The message if fetching failed. */
  readonly failure?: TextKey;
}

/** Shown beside a field while its options are fetched, or after that failed (FPROP-19). */
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

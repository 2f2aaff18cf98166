import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { failureTexts } from '../../queries/failure-texts.ts';
import * as styles from './privacy.css.ts';

interface Props {
  onCount: () => void;
  isPending: boolean;
  /** Why counting failed; null if it did not. */
  failure: Error | null;
}

/** Counts what is too old when somebody wants to know: a large shop has to read all that it stored for it. */
export function CountOld({ onCount, isPending, failure }: Props) {
  const t = useText();
  return (
    <div className={styles.count}>
      <Action onClick={onCount} busy={isPending}>
        {t(isPending ? 'privacy_counting' : 'privacy_count')}
      </Action>
      <p className={styles.why} role={failure ? 'alert' : undefined}>
        {failure ? failureTexts(failure, [], t).general : t('privacy_count_about')}
      </p>
    </div>
  );
}

import { useText } from '@etalage/ui-kit';
import * as styles from './toasts.css.ts';

export interface Toast {
  id: number;
  message: string;
}

/** Short messages in the corner, one each, until they are dismissed (MSG-03). The region stands ready, so that it is read out. */
export function Toasts({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss(id: number): void }) {
  const t = useText();
  return (
    <div className={styles.region} role="log" aria-live="assertive" aria-label={t('webshop_toasts_label')}>
      {toasts.map(({ id, message }) => (
        <div key={id} className={styles.toast} data-toast="">
          <span>{message}</span>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t('webshop_toasts_dismiss')}
            onClick={() => onDismiss(id)}
          >
            {'×'}
          </button>
        </div>
      ))}
    </div>
  );
}

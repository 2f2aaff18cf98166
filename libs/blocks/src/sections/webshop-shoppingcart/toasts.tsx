import { toast as look, toastDismiss, toastRegion, useText } from '@etalage/ui-kit';

export interface Toast {
  id: number;
  message: string;
}

/**
 * Toasts, one each, until they are dismissed (MSG-03). The region is always present, so that screen readers announce
 * its messages.
 */
export function Toasts({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss(id: number): void }) {
  const t = useText();
  return (
    <div className={toastRegion} role="log" aria-live="assertive" aria-label={t('webshop_toasts_label')}>
      {toasts.map(({ id, message }) => (
        <div key={id} className={look} data-toast="">
          <span>{message}</span>
          <button
            type="button"
            className={toastDismiss}
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

import { useText } from '@etalage/ui-kit';
import { Action, EmptyState } from '@etalage/ui-kit/dashboard';

/** Shows that loading failed, with a button to retry. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={t('dashboard_load_failed')}
      text={t('dashboard_load_failed_text')}
    >
      <Action onClick={onRetry}>{t('dashboard_retry')}</Action>
    </EmptyState>
  );
}

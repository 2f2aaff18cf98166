import { useText } from '@etalage/ui-kit';
import { Action, EmptyState } from '@etalage/ui-kit/dashboard';

/** Says that loading failed and offers to try again. */
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

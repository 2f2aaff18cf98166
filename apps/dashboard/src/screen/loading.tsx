import { useText } from '@etalage/ui-kit';
import { loading } from './loading.css.ts';

/** Shows that something is loading; appears after a short delay. */
export function Loading() {
  const t = useText();
  return (
    <p role="status" className={loading}>
      {t('dashboard_loading')}
    </p>
  );
}

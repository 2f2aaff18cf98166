import { useText } from '@etalage/ui-kit';
import { loading } from './loading.css.ts';

/** Says that something is on its way; appears only when it takes a moment. */
export function Loading() {
  const t = useText();
  return (
    <p role="status" className={loading}>
      {t('dashboard_loading')}
    </p>
  );
}

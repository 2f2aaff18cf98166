import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useSyncExternalStore } from 'react';
import * as styles from './offline-bar.css.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shows above every screen that there is no connection; the screen stays as it is. */
export function OfflineBar() {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.bar}>
          <Icon name="offline" size={18} />
          {t('dashboard_no_connection')}
        </p>
      )}
    </div>
  );
}

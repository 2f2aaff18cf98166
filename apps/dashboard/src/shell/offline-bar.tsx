import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useOnline } from '../screen/use-online.ts';
import * as styles from './offline-bar.css.ts';

/** Shows above every screen that there is no connection; the screen stays as it is. */
export function OfflineBar() {
  const t = useText();
  const isOnline = useOnline();
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

import { formatBytes } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { storageQuery } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './files.css.ts';

/** How much of the website's room for files is used. */
export function StorageMeter() {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(storageQuery(website.id));
  if (!data) return null;
  const { bytes, removed_bytes, room } = data;
  return (
    <div className={styles.storage}>
      <meter
        className={styles.meter}
        aria-label={t('library_storage_label')}
        min={0}
        max={room}
        high={room * 0.9}
        value={bytes}
      />
      <p>{t('library_storage', { used: formatBytes(bytes), room: formatBytes(room) })}</p>
      {removed_bytes > 0 && <p>{t('library_storage_bin', { bytes: formatBytes(removed_bytes) })}</p>}
    </div>
  );
}

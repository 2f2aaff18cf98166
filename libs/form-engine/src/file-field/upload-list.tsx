import { useText } from '@etalage/ui-kit';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { stateText } from '../files/queue/state-text.ts';
import type { UploadQueue } from '../files/queue/upload-queue.ts';
import * as styles from './upload-list.css.ts';

interface Props {
  queue: UploadQueue;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
}

/** Files being uploaded, each with its progress, or the reason why it is not sent. */
export function UploadList({ queue, onRetry, onCancel }: Props) {
  const t = useText();
  if (queue.length === 0) return null;
  return (
    <ul className={styles.list}>
      {queue.map((file) => {
        const { id, name, progress, message, canRetry } = file;
        const hasFailed = file.state === 'failed';
        return (
          <li key={id} className={hasFailed ? `${styles.row} ${styles.failed}` : styles.row}>
            <div className={styles.text}>
              <span className={styles.name} title={name}>
                {name}
              </span>
              {hasFailed ? (
                <p role="alert" className={styles.reason}>
                  {message}
                </p>
              ) : (
                <p className={styles.state}>{stateText(file, t)}</p>
              )}
            </div>
            <div className={styles.buttons}>
              {hasFailed && canRetry && (
                <Button aria-label={`${t('files_retry')}: ${name}`} onClick={() => onRetry(id)}>
                  {t('files_retry')}
                </Button>
              )}
              <IconButton
                icon="close"
                label={t(hasFailed ? 'files_dismiss' : 'files_cancel', { name })}
                onClick={() => onCancel(id)}
              />
            </div>
            {!hasFailed && (
              <progress
                className={styles.bar}
                aria-label={t('files_progress', { name })}
                max={1}
                value={progress}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

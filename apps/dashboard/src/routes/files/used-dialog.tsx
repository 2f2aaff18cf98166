import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import type { UsedFile } from '../../queries/library-queries.ts';
import * as styles from './files.css.ts';
import { PlaceList } from './place-list.tsx';

interface UsedDialogProps {
  used: readonly UsedFile[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before files are deleted that visitors see, and says where. */
export function UsedDialog({ used, isBusy, onConfirm, onClose }: UsedDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('library_used_title')}
      confirmLabel={t('library_used_confirm')}
      cancelLabel={t('dashboard_cancel')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>{t('library_used_text')}</p>
      <ul className={styles.usedList}>
        {used.map(({ key, name, places, total }) => (
          <li key={key}>
            <strong className={styles.breaking}>{name}</strong>
            <PlaceList places={places} total={total} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

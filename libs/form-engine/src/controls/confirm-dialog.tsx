import { useText } from '@etalage/ui-kit';
import { AlertDialog } from 'radix-ui';
import { Button } from './button.tsx';
import * as styles from './dialog.css.ts';

interface Props {
  open: boolean;
  question: string;
  /** What would be removed. */
  about?: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something is removed; the cancel button has the initial focus. */
export function ConfirmDialog({ open, question, about, confirm, onConfirm, onClose }: Props) {
  const t = useText();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.veil} />
        <AlertDialog.Content className={styles.box} {...(about ? {} : { 'aria-describedby': undefined })}>
          <AlertDialog.Title className={styles.title}>{question}</AlertDialog.Title>
          {about && <AlertDialog.Description className={styles.text}>{about}</AlertDialog.Description>}
          <div className={styles.actions}>
            <AlertDialog.Cancel asChild>
              <Button>{t('formfield_cancel')}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button kind="danger" onClick={onConfirm}>
                {confirm}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

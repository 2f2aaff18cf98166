import { useText } from '@etalage/ui-kit';
import { AlertDialog } from 'radix-ui';
import { Button } from '../controls/button.tsx';
import * as dialog from '../controls/dialog.css.ts';
import type { StoredFile } from '../files/stored-files.ts';

interface Props {
  file: StoredFile | null;
  /** A visitor's file is used in this form only, so there are two answers (UPL-03); an owner has three (UPL-36). */
  isVisitor: boolean;
  onEverywhere: (file: StoredFile) => void;
  onHere: (file: StoredFile) => void;
  onClose: () => void;
}

/** Asks whether a file is removed everywhere or only from this field. */
export function RemoveFileDialog({ file, isVisitor, onEverywhere, onHere, onClose }: Props) {
  const t = useText();
  return (
    <AlertDialog.Root open={file !== null} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.veil} />
        <AlertDialog.Content className={dialog.box}>
          <AlertDialog.Title className={dialog.title}>{t('formfield_file_remove_heading')}</AlertDialog.Title>
          <AlertDialog.Description className={dialog.text}>{file?.name}</AlertDialog.Description>
          <div className={dialog.actions}>
            <AlertDialog.Action asChild>
              <Button kind="danger" onClick={() => file && onEverywhere(file)}>
                {t('formfield_file_remove_everywhere')}
              </Button>
            </AlertDialog.Action>
            {!isVisitor && (
              <AlertDialog.Action asChild>
                <Button onClick={() => file && onHere(file)}>{t('formfield_file_remove_here')}</Button>
              </AlertDialog.Action>
            )}
            <AlertDialog.Cancel asChild>
              <Button>{t('formfield_cancel')}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

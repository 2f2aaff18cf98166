import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { postMoveFiles, renewFiles } from '../../queries/library-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';
import { FolderSelect } from './folder-select.tsx';
import type { NamedFile } from './use-delete-files.tsx';

interface MoveDialogProps {
  files: readonly NamedFile[];
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the folder to which files are moved. */
export function MoveDialog({ files, onClose, onDone }: MoveDialogProps) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const count = String(files.length);
  const form = useForm({ defaultValues: { folder: '' } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ folder }) =>
      postMoveFiles(
        website.id,
        files.map(({ key }) => key),
        folder,
      ),
    onDone: async () => {
      onClose();
      onDone();
      await renewFiles(queryClient, website.id);
      showToast({ text: files.length === 1 ? t('library_moved_one') : t('library_moved', { count }) });
    },
  });
  return (
    <Dialog
      open
      title={files.length === 1 ? t('library_move_title_one') : t('library_move_title', { count })}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <FolderSelect
          label={t('library_field_folder')}
          error={form.formState.errors.folder?.message}
          {...form.register('folder')}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('library_move')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

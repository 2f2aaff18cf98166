import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../queries/call-api.ts';
import { postCreateFolder, postMoveFolder, renewFiles } from '../../queries/library-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';
import { folderAbove, folderIn, folderName } from './folder-names.ts';
import { FolderSelect } from './folder-select.tsx';

interface FolderDialogProps {
  /** The folder to change; absent for a new one. */
  path?: string;
  /** The folder in which a new one is made. */
  above?: string;
  onClose: () => void;
  onDone: (path: string) => void;
}

/** Adds a folder, or changes its name and the folder that it is in. */
export function FolderDialog({ path, above = '', onClose, onDone }: FolderDialogProps) {
  const t = useText();
  const { form, submit, isBusy, failure } = useFolderForm(
    path,
    path ? folderAbove(path) : above,
    (stored) => {
      onClose();
      onDone(stored);
    },
  );
  return (
    <Dialog
      open
      title={t(path ? 'library_folder_change' : 'library_new_folder')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('library_folder_name')}
          error={form.formState.errors.name?.message}
          maxLength={60}
          autoComplete="off"
          {...form.register('name')}
        />
        <FolderSelect
          label={t('library_folder_above')}
          {...(path && { without: path })}
          {...form.register('above')}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t(isBusy ? 'dashboard_saving' : 'dashboard_save')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useFolderForm(path: string | undefined, above: string, onDone: (path: string) => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { name: path ? folderName(path) : '', above } });
  const sending = useSubmit(form, {
    call: async ({ name, above: chosen }) => {
      const to = name.trim() === '' ? '/' : folderIn(chosen, name.trim());
      const stored = path ? postMoveFolder(website.id, path, to) : postCreateFolder(website.id, to);
      return stored.catch((error: unknown) => {
        throw atName(error);
      });
    },
    onDone: async (stored) => {
      await renewFiles(queryClient, website.id);
      showToast({ text: t(path ? 'library_folder_changed' : 'library_folder_created') });
      onDone(stored.path);
    },
  });
  return { form, ...sending };
}

/** The messages about the whole path, at the field with the name. */
function atName(error: unknown): unknown {
  if (!(error instanceof ApiFailure) || error.failure.unreachable) return error;
  const { errors, ...refusal } = error.failure.error;
  const { to = [], path = [], ...others } = errors;
  const name = [...to, ...path];
  return new ApiFailure({
    ...error.failure,
    error: { ...refusal, errors: { ...others, ...(name.length > 0 && { name }) } },
  });
}

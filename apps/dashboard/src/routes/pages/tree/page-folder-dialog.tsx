import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../../queries/call-api.ts';
import { postMovePages, postSavePageFolder, renewPages } from '../../../queries/page-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { dialogForm } from '../pages.css.ts';
import { suggestedPath, withLeadingSlash } from '../suggested-path.ts';

interface Props {
  /** The folder to change; absent for a new one. */
  folder?: { readonly path: string; readonly title: string };
  onClose: () => void;
  onCloseFocus?: (event: Event) => void;
}

/** Adds a folder of pages, or changes its name and address. */
export function PageFolderDialog({ folder, onClose, onCloseFocus }: Props) {
  const t = useText();
  const { form, submit, isBusy, failure } = useFolderForm(folder, onClose);
  const { errors, dirtyFields } = form.formState;
  return (
    <Dialog
      open
      title={t(folder ? 'pages_folder_change' : 'pages_folder_new')}
      onOpenChange={(open) => !open && onClose()}
      {...(onCloseFocus && { onCloseFocus })}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('pages_folder_title')}
          hint={t('pages_folder_title_hint')}
          error={errors.title?.message}
          maxLength={100}
          autoComplete="off"
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('pages_error_folder'),
            onChange: (event: { target: { value: string } }) => {
              if (folder || dirtyFields.path) return;
              form.resetField('path', { defaultValue: suggestedPath(event.target.value, []) });
            },
          })}
        />
        <InputField
          label={t('pages_field_path')}
          hint={folder && t('pages_folder_path_hint')}
          error={errors.path?.message}
          autoComplete="off"
          spellCheck={false}
          {...form.register('path', {
            validate: (typed) => typed.trim() !== '' || t('pages_error_path'),
          })}
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

function useFolderForm(folder: Props['folder'], onClose: () => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { title: folder?.title ?? '', path: folder?.path ?? '' } });
  const sending = useSubmit(form, {
    call: async ({ title, path: typed }) => {
      const path = withLeadingSlash(typed);
      if (folder && path !== folder.path) await moveFolder(website.id, folder.path, path);
      return postSavePageFolder(website.id, { path, title: title.trim() });
    },
    onDone: async () => {
      await renewPages(queryClient, website.id);
      showToast({ text: t(folder ? 'dashboard_saved' : 'pages_folder_made') });
      onClose();
    },
  });
  return { form, ...sending };
}

/** Moves a folder; why that is refused is an error at its address. */
async function moveFolder(websiteId: string, from: string, to: string): Promise<void> {
  const { refused } = await postMovePages(websiteId, [{ from, to }], crypto.randomUUID());
  const [problem] = refused;
  if (!problem) return;
  throw new ApiFailure({
    ok: false,
    unreachable: false,
    status: 422,
    error: { code: 'validation_failed', errors: { path: [problem.message] } },
  });
}

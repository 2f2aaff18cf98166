import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../session/form-failure.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { formsQuery, postCreateForm } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';

interface CreateFormDialogProps {
  /** The form to start from, with its name. */
  copyOf?: { id: string; title: string };
  onClose: () => void;
}

/** Asks for the name of a form, then opens it. */
export function CreateFormDialog({ copyOf, onClose }: CreateFormDialogProps) {
  const t = useText();
  const openScreen = useOpenScreen();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const title = copyOf ? t('forms_copy_name', { title: copyOf.title }) : '';
  const form = useForm<{ title: string }>({ defaultValues: { title } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: (typed) =>
      postCreateForm(website.id, { title: typed.title.trim(), ...(copyOf && { copy_of: copyOf.id }) }),
    onDone: async ({ id }) => {
      await queryClient.invalidateQueries(formsQuery(website.id));
      await openScreen(`/formulieren/${id}`);
    },
  });
  return (
    <Dialog
      open
      title={t(copyOf ? 'forms_copy_title' : 'forms_create_title')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('forms_field_title')}
          hint={t('forms_field_title_hint')}
          error={form.formState.errors.title?.message}
          autoComplete="off"
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('forms_error_title'),
          })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('forms_create_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

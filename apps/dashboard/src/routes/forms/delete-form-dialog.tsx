import { useText } from '@etalage/ui-kit';
import { ConfirmDialog, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { formsQuery, postDeleteForm, type ListedForm } from '../../queries/form-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';

interface DeleteFormDialogProps {
  form: ListedForm;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks before a form is deleted, and shows how many submissions are deleted with it. */
export function DeleteFormDialog({ form, onClose, onCloseFocus }: DeleteFormDialogProps) {
  const t = useText();
  const { title, submissions } = form;
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const remove = useMutation({
    mutationFn: () => unlessGone(postDeleteForm(website.id, form.id)),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries(formsQuery(website.id));
      await queryClient.invalidateQueries({ queryKey: ['submissions', website.id] });
      showToast({ text: t('forms_deleted', { title }) });
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
  return (
    <ConfirmDialog
      title={t('forms_delete_title', { title })}
      confirmLabel={t('forms_delete_confirm')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
      onCloseFocus={onCloseFocus}
    >
      <p>{t('forms_delete_pages')}</p>
      {submissions > 0 && (
        <p>
          {submissions === 1
            ? t('forms_delete_submissions_one')
            : t('forms_delete_submissions_many', { count: String(submissions) })}
        </p>
      )}
      <FormFailure>{remove.error ? failureTexts(remove.error, [], t).general : ''}</FormFailure>
    </ConfirmDialog>
  );
}

import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useSubmissionChanges } from './use-submission-changes.ts';

interface DeleteSubmissionDialogProps {
  id: string;
  onClose: () => void;
  onDeleted: () => void;
  onCloseFocus?: (event: Event) => void;
}

/** Asks before a submission is permanently deleted. */
export function DeleteSubmissionDialog({ id, onClose, onDeleted, ...focus }: DeleteSubmissionDialogProps) {
  const t = useText();
  const { remove } = useSubmissionChanges(id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      title={t('submissions_delete_title')}
      confirmLabel={t('submissions_delete')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
      {...focus}
    >
      <p>{t('submissions_delete_text')}</p>
    </ConfirmDialog>
  );
}

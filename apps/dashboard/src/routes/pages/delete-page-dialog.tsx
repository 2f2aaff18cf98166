import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { pagesQuery, postDeletePage, type ListedPage } from '../../queries/page-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useDeletedNotice } from './use-deleted-notice.ts';

interface DeletePageDialogProps {
  page: ListedPage;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks before a page is deleted, and shows what is deleted with it and what visitors will notice. */
export function DeletePageDialog({ page, onClose, onCloseFocus }: DeletePageDialogProps) {
  const t = useText();
  const { title, path, status } = page;
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showDeleted = useDeletedNotice();
  const remove = useMutation({
    mutationFn: () => unlessGone(postDeletePage(website.id, page.id)),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries(pagesQuery(website.id));
      showDeleted(page);
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
  return (
    <ConfirmDialog
      title={t('pages_delete_title', { title })}
      confirmLabel={t('pages_delete_confirm')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
      onCloseFocus={onCloseFocus}
    >
      <p>{status === 'draft' ? t('pages_delete_draft') : t('pages_delete_live', { path })}</p>
      <p>{t('pages_delete_final')}</p>
      <FormFailure>{remove.error ? failureTexts(remove.error, [], t).general : ''}</FormFailure>
    </ConfirmDialog>
  );
}

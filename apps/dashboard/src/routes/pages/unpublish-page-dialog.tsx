import { useText } from '@etalage/ui-kit';
import { ConfirmDialog, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type ListedPage, postUnpublishPage, renewPages } from '../../queries/page-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';

interface Props {
  page: ListedPage;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks before a page is taken offline, and says what visitors will notice. */
export function UnpublishPageDialog({ page, onClose, onCloseFocus }: Props) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const unpublish = useMutation({
    mutationFn: () => postUnpublishPage(website.id, page.id),
    onSuccess: async () => {
      onClose();
      await renewPages(queryClient, website.id);
      showToast({ text: t('pages_unpublished', { title: page.title }) });
    },
  });
  return (
    <ConfirmDialog
      title={t('pages_unpublish_title', { title: page.title })}
      confirmLabel={t('pages_unpublish')}
      cancelLabel={t('dashboard_cancel')}
      busy={unpublish.isPending}
      onConfirm={() => unpublish.mutate()}
      onCancel={onClose}
      onCloseFocus={onCloseFocus}
    >
      <p>{t('pages_unpublish_text', { path: page.path })}</p>
      <FormFailure>{unpublish.error ? failureTexts(unpublish.error, [], t).general : ''}</FormFailure>
    </ConfirmDialog>
  );
}

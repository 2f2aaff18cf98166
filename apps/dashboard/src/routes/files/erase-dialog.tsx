import { useText } from '@etalage/ui-kit';
import { ConfirmDialog, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postEraseFiles, renewFiles } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import type { NamedFile } from './use-delete-files.tsx';

interface EraseDialogProps {
  files: readonly NamedFile[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before files of the bin are deleted for ever. */
export function EraseDialog({ files, onClose, onDone }: EraseDialogProps) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const count = String(files.length);
  const erase = useMutation({
    mutationFn: () =>
      postEraseFiles(
        website.id,
        files.map(({ key }) => key),
      ),
    onSuccess: async ({ erased }) => {
      onClose();
      onDone();
      await renewFiles(queryClient, website.id);
      showToast({
        text: erased === 1 ? t('library_erased_one') : t('library_erased', { count: String(erased) }),
      });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return (
    <ConfirmDialog
      title={files.length === 1 ? t('library_erase_title_one') : t('library_erase_title', { count })}
      confirmLabel={t('library_erase')}
      cancelLabel={t('dashboard_cancel')}
      busy={erase.isPending}
      onConfirm={() => erase.mutate()}
      onCancel={onClose}
    >
      <p>{t('library_erase_text')}</p>
    </ConfirmDialog>
  );
}

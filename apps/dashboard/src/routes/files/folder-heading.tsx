import { useText } from '@etalage/ui-kit';
import { ConfirmDialog, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RowMenu } from '../../lists/row-menu.tsx';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postDeleteFolder, renewFiles } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './files.css.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { folderAbove, folderName } from './folder-names.ts';
import type { FileSearch } from './use-file-search.ts';

/** What is shown: a folder with the actions on it, all files or the bin. */
export function FolderHeading({ search }: { search: FileSearch }) {
  const t = useText();
  const { folder, isBin } = search;
  if (isBin) {
    return (
      <div className={styles.heading}>
        <h2 className={styles.headingText}>{t('library_bin')}</h2>
        <p className={styles.soft}>{t('library_bin_text')}</p>
      </div>
    );
  }
  return (
    <div className={styles.heading}>
      <h2 className={styles.headingText}>{folder?.replaceAll('/', ' / ') ?? t('library_all')}</h2>
      {folder !== null && <FolderMenu folder={folder} search={search} />}
    </div>
  );
}

function FolderMenu({ folder, search }: { folder: string; search: FileSearch }) {
  const t = useText();
  const [open, setOpen] = useState<'' | 'change' | 'delete'>('');
  const remove = useDeleteFolder(folder, search);
  const close = () => setOpen('');
  return (
    <RowMenu
      label={t('library_folder_menu', { folder })}
      entries={[
        { text: t('library_folder_change'), onChoose: () => setOpen('change') },
        { text: t('library_folder_delete'), dangerous: true, onChoose: () => setOpen('delete') },
      ]}
      dialogs={(onCloseFocus) => (
        <>
          {open === 'change' && (
            <FolderDialog path={folder} onClose={close} onDone={(path) => search.go({ folder: path })} />
          )}
          {open === 'delete' && (
            <ConfirmDialog
              title={t('library_folder_delete_title', { folder: folderName(folder) })}
              confirmLabel={t('library_folder_delete')}
              cancelLabel={t('dashboard_cancel')}
              busy={remove.isPending}
              onConfirm={() => remove.mutate()}
              onCancel={close}
              onCloseFocus={onCloseFocus}
            >
              <p>{t('library_folder_delete_text')}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    />
  );
}

function useDeleteFolder(folder: string, search: FileSearch) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => postDeleteFolder(website.id, folder),
    onSuccess: async () => {
      search.go({ folder: folderAbove(folder) });
      await renewFiles(queryClient, website.id);
      showToast({ text: t('library_folder_deleted') });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}

import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RowMenu } from '../../../lists/row-menu.tsx';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { postDeletePageFolder, renewPages } from '../../../queries/page-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { CreatePageDialog } from '../create-page-dialog.tsx';
import { MovePagesDialog } from './move-pages-dialog.tsx';
import { PageFolderDialog } from './page-folder-dialog.tsx';
import type { PageNode } from './page-tree.ts';

/** A menu with the actions on a folder of pages. */
export function FolderRowMenu({ node }: { node: PageNode }) {
  const t = useText();
  const [open, setOpen] = useState<'' | 'change' | 'move' | 'create'>('');
  const remove = useDeleteFolder(node);
  const isEmpty = node.isStored && node.children.length === 0;
  return (
    <RowMenu
      label={t('pages_row_menu', { title: node.title })}
      entries={[
        { text: t('pages_new_below'), onChoose: () => setOpen('create') },
        { text: t('pages_folder_change'), onChoose: () => setOpen('change') },
        { text: t('pages_move'), onChoose: () => setOpen('move') },
        ...(isEmpty
          ? [
              {
                text: t('pages_folder_delete'),
                dangerous: true,
                disabled: remove.isPending,
                onChoose: () => remove.mutate(),
              },
            ]
          : []),
      ]}
      dialogs={(onCloseFocus) => {
        const closing = { onClose: () => setOpen(''), onCloseFocus };
        return (
          <>
            {open === 'change' && <PageFolderDialog folder={node} {...closing} />}
            {open === 'move' && <MovePagesDialog things={[node]} {...closing} />}
            {open === 'create' && <CreatePageDialog above={node.path} {...closing} />}
          </>
        );
      }}
    />
  );
}

function useDeleteFolder({ path }: PageNode) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => postDeletePageFolder(website.id, path),
    onSuccess: async () => {
      await renewPages(queryClient, website.id);
      showToast({ text: t('pages_folder_deleted') });
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}

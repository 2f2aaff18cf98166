import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { failureTexts } from '../../queries/failure-texts.ts';
import { pagesQuery, postDuplicatePage, type ListedPage } from '../../queries/page-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { useSession } from '../../session/session-context.ts';
import { RowMenu } from '../../lists/row-menu.tsx';
import { CreatePageDialog } from './create-page-dialog.tsx';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { MovePagesDialog } from './tree/move-pages-dialog.tsx';
import { useSetHome } from './use-set-home.ts';
import { UnpublishPageDialog } from './unpublish-page-dialog.tsx';
import { SaveTemplateDialog } from './page-templates/save-template-dialog.tsx';

/** A menu with the actions on a page, except opening the designer. */
export function PageRowMenu({ page }: { page: ListedPage }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const { website } = useSession();
  const [open, setOpen] = useState<'' | 'delete' | 'unpublish' | 'move' | 'create' | 'template'>('');
  const duplicate = useDuplicatePage(page);
  const setHome = useSetHome(page);
  const view = { text: t('pages_view'), onChoose: () => openOnSite(website.url, page.path) };
  const remove = { text: t('pages_delete'), dangerous: true, onChoose: () => setOpen('delete') };
  const home = { text: t('pages_home_set'), disabled: setHome.isPending, onChoose: () => setHome.mutate() };
  const unpublish = { text: t('pages_unpublish'), onChoose: () => setOpen('unpublish') };
  const isHome = page.path === '/';
  return (
    <RowMenu
      label={t('pages_row_menu', { title: page.title })}
      entries={[
        { text: t('pages_open'), onChoose: () => void openScreen(`/paginas/${page.id}`) },
        { text: t('pages_settings'), onChoose: () => void openScreen(`/paginas/${page.id}/instellingen`) },
        ...(page.status === 'draft' ? [] : [view]),
        ...(isHome
          ? []
          : [
              { text: t('pages_move'), onChoose: () => setOpen('move') },
              { text: t('pages_new_below'), onChoose: () => setOpen('create') },
            ]),
        { text: t('pages_duplicate'), disabled: duplicate.isPending, onChoose: () => duplicate.mutate() },
        { text: t('page_templates_save'), onChoose: () => setOpen('template') },
        ...(isHome || page.status === 'draft' ? [] : [home, unpublish]),
        ...(isHome ? [] : [remove]),
      ]}
      dialogs={(onCloseFocus) => {
        const closing = { onClose: () => setOpen(''), onCloseFocus };
        const dialog = { page, ...closing };
        return (
          <>
            {open === 'delete' && <DeletePageDialog {...dialog} />}
            {open === 'move' && <MovePagesDialog things={[page]} {...closing} />}
            {open === 'create' && <CreatePageDialog above={page.path} {...closing} />}
            {open === 'template' && <SaveTemplateDialog {...dialog} />}
            {open === 'unpublish' && <UnpublishPageDialog {...dialog} />}
          </>
        );
      }}
    />
  );
}

/** Copies a page, and offers the settings of the copy. */
function useDuplicatePage(page: ListedPage) {
  const t = useText();
  const openScreen = useOpenScreen();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const [key] = useState(createRepeatKey);
  return useMutation({
    mutationFn: () => postDuplicatePage(website.id, page.id, key.for(page.id)),
    onSuccess: async ({ id }) => {
      key.made();
      await queryClient.invalidateQueries(pagesQuery(website.id));
      showToast({
        text: t('pages_duplicated', { title: page.title }),
        action: {
          text: t('pages_duplicated_open'),
          run: () => void openScreen(`/paginas/${id}/instellingen`),
        },
      });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}

function openOnSite(url: string, path: string): void {
  window.open(url.replace(/\/$/, '') + path, '_blank', 'noreferrer');
}

import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, Menu, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureTexts } from '../../queries/failure-texts.ts';
import { pagesQuery, postDuplicatePage, type ListedPage } from '../../queries/page-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { useSession } from '../../session/session-context.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';

/** What can be done with a page besides designing it. */
export function PageRowMenu({ page }: { page: ListedPage }) {
  const t = useText();
  const navigate = useNavigate();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const [isDeleting, setDeleting] = useState(false);
  const [key] = useState(createRepeatKey);
  const trigger = useRef<HTMLButtonElement>(null);
  const duplicate = useMutation({
    mutationFn: () => postDuplicatePage(website.id, page.id, key.for(page.id)),
    onSuccess: async ({ id }) => {
      key.made();
      await queryClient.invalidateQueries(pagesQuery(website.id));
      showToast({
        text: t('pages_duplicated', { title: page.title }),
        action: {
          text: t('pages_duplicated_open'),
          run: () => void navigate(`/paginas/${id}/instellingen`),
        },
      });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  const view = { text: t('pages_view'), onChoose: () => openOnSite(website.url, page.path) };
  const remove = { text: t('pages_delete'), dangerous: true, onChoose: () => setDeleting(true) };
  return (
    <>
      <Menu
        trigger={
          <button
            ref={trigger}
            type="button"
            className={controlButton.icon}
            aria-label={t('pages_row_menu', { title: page.title })}
          >
            <Icon name="more" />
          </button>
        }
        entries={[
          { text: t('pages_open'), onChoose: () => void navigate(`/paginas/${page.id}`) },
          { text: t('pages_settings'), onChoose: () => void navigate(`/paginas/${page.id}/instellingen`) },
          ...(page.status === 'draft' ? [] : [view]),
          { text: t('pages_duplicate'), disabled: duplicate.isPending, onChoose: () => duplicate.mutate() },
          ...(page.path === '/' ? [] : [remove]),
        ]}
      />
      {isDeleting && (
        <DeletePageDialog
          page={page}
          onClose={() => setDeleting(false)}
          // The menu that asked for it is closed: its button takes the focus back.
          onCloseFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
        />
      )}
    </>
  );
}

function openOnSite(url: string, path: string): void {
  window.open(url.replace(/\/$/, '') + path, '_blank', 'noreferrer');
}

import { useText } from '@etalage/ui-kit';
import { ConfirmDialog, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type ListedMenu, postDeleteMenu, postRestoreMenu, renewMenus } from '../../queries/menu-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './menus.css.ts';
import { placeTitles, type ShownPlaces } from '../../lists/place-titles.ts';

interface Props {
  menu: Pick<ListedMenu, 'id' | 'title'>;
  places: ShownPlaces | undefined;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks before a menu is deleted, and names where it is shown. */
export function DeleteMenuDialog({ menu, places, onClose, onCloseFocus }: Props) {
  const t = useText();
  const remove = useDeleteMenu(menu, onClose);
  const titles = places ? placeTitles(places, t) : [];
  const rest = (places?.total ?? 0) - titles.length;
  return (
    <ConfirmDialog
      title={t('menus_delete_title', { title: menu.title })}
      confirmLabel={t('menus_delete_confirm')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
      onCloseFocus={onCloseFocus}
    >
      <p>{t(places ? 'menus_delete_used' : 'menus_delete_unused')}</p>
      {titles.length > 0 && (
        <ul className={styles.placeList}>
          {titles.map((title, index) => (
            // Two pages may have one title.
            <li key={`${index}-${title}`}>{title}</li>
          ))}
          {rest > 0 && <li>{t('places_more', { count: rest })}</li>}
        </ul>
      )}
      <p>{t('menus_delete_kept')}</p>
      <FormFailure>{remove.error ? failureTexts(remove.error, [], t).general : ''}</FormFailure>
    </ConfirmDialog>
  );
}

/** Deletes a menu, and offers to bring it back. */
function useDeleteMenu({ id, title }: Props['menu'], onClose: () => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  async function restore() {
    try {
      await postRestoreMenu(website.id, id);
      await renewMenus(queryClient, website.id);
      showToast({ text: t('menus_restored', { title }) });
    } catch {
      // The toast stays, so that it can be tried again.
      showToast({ text: t('menus_restore_failed'), action: undo });
    }
  }
  const undo = { text: t('menus_deleted_undo'), run: () => void restore() };
  return useMutation({
    mutationFn: () => unlessGone(postDeleteMenu(website.id, id)),
    onSuccess: async () => {
      onClose();
      await renewMenus(queryClient, website.id);
      showToast({ text: t('menus_deleted', { title }), action: undo });
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
}

import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { RowMenu } from '../../lists/row-menu.tsx';
import type { ShownPlaces } from '../../lists/place-titles.ts';
import type { ListedMenu } from '../../queries/menu-queries.ts';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { CreateMenuDialog } from './create-menu-dialog.tsx';
import { DeleteMenuDialog } from './delete-menu-dialog.tsx';

interface Props {
  menu: ListedMenu;
  places: ShownPlaces | undefined;
}

/** The actions on a menu. */
export function MenuRowMenu({ menu, places }: Props) {
  const t = useText();
  const openScreen = useOpenScreen();
  const [open, setOpen] = useState<'' | 'copy' | 'delete'>('');
  const close = () => setOpen('');
  return (
    <RowMenu
      label={t('menus_row_menu', { title: menu.title })}
      entries={[
        { text: t('menus_open'), onChoose: () => void openScreen(`/menus/${menu.id}`) },
        { text: t('menus_copy'), onChoose: () => setOpen('copy') },
        { text: t('menus_delete'), dangerous: true, onChoose: () => setOpen('delete') },
      ]}
      dialogs={(onCloseFocus) => (
        <>
          {open === 'copy' && <CreateMenuDialog copyOf={menu} onClose={close} />}
          {open === 'delete' && (
            <DeleteMenuDialog menu={menu} places={places} onClose={close} onCloseFocus={onCloseFocus} />
          )}
        </>
      )}
    />
  );
}

import type { OwnTheme, SiteLook } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { RowMenu } from '../../lists/row-menu.tsx';
import { ThemeNameDialog } from './theme-name-dialog.tsx';
import { useThemeChanges } from './use-theme-changes.ts';

interface Props {
  theme: OwnTheme;
  /** The look of now. */
  look: SiteLook;
  /** Moves the focus, because the menu is gone. */
  onDeleted: () => void;
}

/** The actions on a theme that the owner saved. */
export function OwnThemeMenu({ theme, look, onDeleted }: Props) {
  const t = useText();
  const [isRenaming, setRenaming] = useState(false);
  const { replace, remove } = useThemeChanges(theme);
  return (
    <RowMenu
      label={t('themes_menu', { name: theme.name })}
      entries={[
        { text: t('themes_rename'), onChoose: () => setRenaming(true) },
        { text: t('themes_replace'), onChoose: () => void replace(look) },
        {
          text: t('themes_delete'),
          dangerous: true,
          onChoose: () => {
            void remove();
            onDeleted();
          },
        },
      ]}
      dialogs={(onCloseFocus) =>
        isRenaming && (
          <ThemeNameDialog
            look={look}
            theme={theme}
            onClose={() => setRenaming(false)}
            onCloseFocus={onCloseFocus}
          />
        )
      }
    />
  );
}

import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, onlyRead } from '@etalage/ui-kit/dashboard';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOpenPalette } from '../session/palette-context.ts';
import { useSession } from '../session/session-context.ts';
import * as styles from './phone-bar.css.ts';
import { Sidebar } from './sidebar.tsx';

/** On a phone: the website's name, and the navigation in a drawer that closes when a screen is chosen. */
export function PhoneBar() {
  const t = useText();
  const { website } = useSession();
  const openPalette = useOpenPalette();
  const { key } = useLocation();
  // Open at one entry of the browser's history, so that the next screen closes it.
  const [openAt, setOpenAt] = useState('');
  return (
    <header className={styles.bar}>
      <Dialog.Root open={openAt === key} onOpenChange={(open) => setOpenAt(open ? key : '')}>
        <Dialog.Trigger className={controlButton.icon} aria-label={t('dashboard_menu_open')}>
          <Icon name="menu" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className={styles.veil} />
          <Dialog.Content
            className={styles.drawer}
            aria-describedby={undefined}
            // A new screen moves the focus to its heading; closing the drawer otherwise moves it back to the button.
            onCloseAutoFocus={(event) => {
              if (document.activeElement?.tagName === 'H1') event.preventDefault();
            }}
          >
            <Dialog.Title className={onlyRead}>{t('dashboard_menu')}</Dialog.Title>
            <Sidebar />
            <Dialog.Close
              className={`${controlButton.icon} ${styles.close}`}
              aria-label={t('dashboard_menu_close')}
            >
              <Icon name="close" />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <p className={styles.name}>{website.name}</p>
      {openPalette && (
        <button
          type="button"
          className={controlButton.icon}
          aria-label={t('palette_open')}
          onClick={openPalette}
        >
          <Icon name="search" />
        </button>
      )}
    </header>
  );
}

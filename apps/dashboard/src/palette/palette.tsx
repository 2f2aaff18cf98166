import { useText } from '@etalage/ui-kit';
import { dialogVeil, onlyRead } from '@etalage/ui-kit/dashboard';
import { Dialog } from 'radix-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../session/session-context.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { type PaletteEntry, SIGN_OUT } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';
import * as styles from './palette.css.ts';
import { rememberRecent } from './recent-entries.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

/** Opens screens, pages, orders and actions by name, with the keyboard alone. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const found = usePaletteEntries(query);
  const [place, setPlace] = useState(0);
  const active = Math.min(place, Math.max(found.entries.length - 1, 0));
  const signOut = useSignOut();
  const open = useOpenEntry(onClose, signOut.mutate);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = found.entries.length;
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setPlace((active + step + count) % count);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const entry = found.entries[active];
      if (entry) open(entry, event.ctrlKey || event.metaKey);
    }
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogVeil} />
        <Dialog.Content className={styles.palette} aria-describedby={undefined}>
          <Dialog.Title className={onlyRead}>{t('palette_title')}</Dialog.Title>
          <input
            className={styles.search}
            role="combobox"
            aria-label={t('palette_search')}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={found.entries[active] ? `${id}-${active}` : undefined}
            placeholder={t('palette_search')}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setPlace(0);
            }}
            onKeyDown={press}
          />
          <PaletteList
            id={id}
            found={found}
            active={active}
            cannotSignOut={signOut.isError}
            onChoose={open}
          />
          <p className={styles.keys}>{t('palette_keys')}</p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Opens an entry here, or in a new tab. The palette stays open while the session ends, to say if that fails. */
function useOpenEntry(onClose: () => void, signOut: () => void) {
  const navigate = useNavigate();
  const { website } = useSession();
  return (entry: PaletteEntry, inNewTab: boolean) => {
    if (entry.href === SIGN_OUT) return signOut();
    const isElsewhere = !entry.href.startsWith('/');
    if (!isElsewhere) rememberRecent(website.id, entry);
    onClose();
    if (inNewTab || isElsewhere) window.open(entry.href, '_blank', 'noreferrer');
    else void navigate(entry.href);
  };
}

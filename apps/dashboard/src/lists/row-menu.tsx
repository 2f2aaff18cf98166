import { controlButton, Icon, Menu, type MenuEntry } from '@etalage/ui-kit/dashboard';
import { useState, type ReactNode } from 'react';

interface RowMenuProps {
  /** Names the button, and with it the row that the menu is about. */
  label: string;
  entries: readonly MenuEntry[];
  /** Dialogs that entries open. The menu is closed by then: with `onCloseFocus` its button takes the focus back. */
  dialogs: (onCloseFocus: (event: Event) => void) => ReactNode;
}

/** What can be done with one row of a table, behind a button. */
export function RowMenu({ label, entries, dialogs }: RowMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <Menu
        trigger={
          <button ref={setButton} type="button" className={controlButton.icon} aria-label={label}>
            <Icon name="more" />
          </button>
        }
        entries={entries}
      />
      {dialogs((event) => {
        event.preventDefault();
        button?.focus();
      })}
    </>
  );
}

import { controlButton, Icon, Menu, type MenuEntry } from '@etalage/ui-kit/dashboard';
import { useState, type ReactNode } from 'react';

interface RowMenuProps {
  /** The accessible name of the button, which contains the name of the row. */
  label: string;
  entries: readonly MenuEntry[];
  /** Dialogs that entries open. The menu is then closed; `onCloseFocus` moves the focus back to its button. */
  dialogs: (onCloseFocus: (event: Event) => void) => ReactNode;
}

/** A menu with the actions on one row of a table. */
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

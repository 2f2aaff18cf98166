import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';
import * as styles from './menu.css.ts';

export interface MenuEntry {
  text: string;
  /** Keyboard shortcut of the same action. */
  keys?: string;
  dangerous?: boolean;
  disabled?: boolean;
  /** Whether it is on, for an entry that can be switched; the menu then stays open. */
  checked?: boolean;
  onChoose: () => void;
}

interface Props {
  /** The button that opens the menu; it has its own accessible name. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
}

/** A menu of actions behind a button. */
export function Menu({ trigger, entries }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.list} align="end" sideOffset={6} collisionPadding={8}>
          {entries.map((entry) =>
            entry.checked === undefined ? (
              <Item key={entry.text} entry={entry} />
            ) : (
              <Radix.CheckboxItem
                key={entry.text}
                className={styles.switched}
                checked={entry.checked}
                disabled={entry.disabled ?? false}
                onSelect={(event) => {
                  event.preventDefault();
                  entry.onChoose();
                }}
              >
                <span className={styles.mark} aria-hidden="true">
                  {entry.checked && <Icon name="check" size={16} />}
                </span>
                {entry.text}
              </Radix.CheckboxItem>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ entry: { text, keys, dangerous, disabled, onChoose } }: { entry: MenuEntry }) {
  return (
    <Radix.Item
      className={dangerous ? `${styles.item} ${styles.dangerous}` : styles.item}
      disabled={disabled ?? false}
      onSelect={onChoose}
    >
      {text}
      {keys && <kbd className={styles.keys}>{keys}</kbd>}
    </Radix.Item>
  );
}

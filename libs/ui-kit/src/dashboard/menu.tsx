import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './menu.css.ts';

export interface MenuEntry {
  text: string;
  /** Keyboard shortcut of the same action. */
  keys?: string;
  dangerous?: boolean;
  disabled?: boolean;
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
          {entries.map(({ text, keys, dangerous, disabled, onChoose }) => (
            <Radix.Item
              key={text}
              className={dangerous ? `${styles.item} ${styles.dangerous}` : styles.item}
              disabled={disabled ?? false}
              onSelect={onChoose}
            >
              {text}
              {keys && <kbd className={styles.keys}>{keys}</kbd>}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

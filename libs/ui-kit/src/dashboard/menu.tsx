import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './menu.css.ts';

export interface MenuEntry {
  text: string;
  /** The keys that do the same. */
  keys?: string;
  dangerous?: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

interface Props {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
}

/** A list of things to do behind a button. */
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

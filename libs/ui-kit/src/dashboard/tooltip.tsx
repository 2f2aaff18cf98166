import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './tooltip.css.ts';

interface Props {
  text: string;
  /** The keys that do the same. */
  keys?: string | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control it belongs to, which has a name of its own. */
  children: ReactElement;
}

/** A word or two at a control when it is pointed at or has focus. Needs a `TooltipProvider` above it. */
export function Tooltip({ text, keys, side = 'bottom', children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.bubble} side={side} sideOffset={6} collisionPadding={8}>
          <span>{text}</span>
          {keys && <kbd className={styles.keys}>{keys}</kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const TooltipProvider = Radix.Provider;

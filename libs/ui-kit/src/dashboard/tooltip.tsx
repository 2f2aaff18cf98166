import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './tooltip.css.ts';

interface Props {
  text: string;
  /** Keyboard shortcut of the same action. */
  keys?: string | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control that the tooltip belongs to; it has its own accessible name. */
  children: ReactElement;
}

/** A short label for a control, shown on hover or focus. Needs a `TooltipProvider` above it. */
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

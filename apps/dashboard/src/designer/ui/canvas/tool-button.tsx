import { Icon, type IconName, Tooltip } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';
import * as styles from './block-tools.css.ts';

/** Also what a menu that it opens gives its button. */
interface Props extends ComponentProps<'button'> {
  icon: IconName;
  text: string;
  /** The keyboard shortcut, as it is shown. */
  keys?: string | undefined;
}

/** One button of the tools at a block. */
export function ToolButton({ icon, text, keys, ...button }: Props) {
  return (
    <Tooltip text={text} keys={keys} side="top">
      <button type="button" {...button} className={styles.tool} aria-label={text}>
        <Icon name={icon} size={18} />
      </button>
    </Tooltip>
  );
}

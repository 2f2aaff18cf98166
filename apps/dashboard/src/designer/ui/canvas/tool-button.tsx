import { Icon, type IconName, Tooltip } from '@etalage/ui-kit/dashboard';
import * as styles from './block-tools.css.ts';

interface Props {
  icon: IconName;
  text: string;
  onClick: () => void;
  /** The keyboard shortcut, as it is shown. */
  keys?: string | undefined;
}

/** One button of the tools at a block. */
export function ToolButton({ icon, text, onClick, keys }: Props) {
  return (
    <Tooltip text={text} keys={keys} side="top">
      <button type="button" className={styles.tool} aria-label={text} onClick={onClick}>
        <Icon name={icon} size={18} />
      </button>
    </Tooltip>
  );
}

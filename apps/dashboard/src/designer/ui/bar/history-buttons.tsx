import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, Tooltip } from '@etalage/ui-kit/dashboard';
import { useDesigner } from '../../session/designer-context.tsx';
import { keysOf } from '../keys/keys-of.ts';
import { useHistoryActions } from './use-history-actions.ts';
import * as styles from './bar.css.ts';
import { stepText } from './step-text.ts';

/** Undo and redo, each with the name of its step. They stay focusable when there is no step. */
export function HistoryButtons() {
  return (
    <div className={styles.history}>
      <HistoryButton way="undo" can="canUndo" step="undoLabel" />
      <HistoryButton way="redo" can="canRedo" step="redoLabel" />
    </div>
  );
}

interface Props {
  way: 'undo' | 'redo';
  can: 'canUndo' | 'canRedo';
  step: 'undoLabel' | 'redoLabel';
}

function HistoryButton({ way, can, step }: Props) {
  const t = useText();
  const actions = useHistoryActions();
  const isPossible = useDesigner((state) => state[can]);
  const label = useDesigner((state) => state[step]);
  const text = isPossible ? t(`designer_${way}_named`, { step: stepText(t, label) }) : t(`designer_${way}`);
  return (
    <Tooltip text={text} keys={keysOf(t, way)}>
      <button
        type="button"
        className={controlButton.icon}
        aria-label={text}
        aria-disabled={!isPossible}
        onClick={actions[way]}
      >
        <Icon name={way} />
      </button>
    </Tooltip>
  );
}

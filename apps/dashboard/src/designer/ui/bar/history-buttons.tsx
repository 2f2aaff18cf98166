import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, Tooltip } from '@etalage/ui-kit/dashboard';
import { useDesigner } from '../../store/designer-context.tsx';
import { keysOf } from '../keyboard/keys-of.ts';
import { useHistoryActions } from '../keyboard/use-history-actions.ts';
import * as styles from './bar.css.ts';
import { stepWords } from './step-words.ts';

/** Undo and redo, each saying which step it takes. They stay focusable when there is nothing to take. */
export function HistoryButtons() {
  return (
    <div className={styles.history}>
      <HistoryButton way="undo" can="canUndo" label="undoLabel" />
      <HistoryButton way="redo" can="canRedo" label="redoLabel" />
    </div>
  );
}

interface Props {
  way: 'undo' | 'redo';
  can: 'canUndo' | 'canRedo';
  label: 'undoLabel' | 'redoLabel';
}

function HistoryButton({ way, can, label }: Props) {
  const t = useText();
  const actions = useHistoryActions();
  const isPossible = useDesigner((state) => state[can]);
  const step = useDesigner((state) => state[label]);
  const text = isPossible ? t(`designer_${way}_named`, { step: stepWords(t, step) }) : t(`designer_${way}`);
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

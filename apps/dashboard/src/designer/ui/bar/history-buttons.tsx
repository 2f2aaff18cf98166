import { useText } from '@etalage/ui-kit';
import { controlButton, Tooltip } from '@etalage/ui-kit/dashboard';
import { useDesigner } from '../../store/designer-context.tsx';
import { Icon } from '../icon.tsx';
import { keysOf } from '../keyboard/keys-of.ts';
import { useHistoryActions } from '../keyboard/use-history-actions.ts';
import * as styles from './bar.css.ts';
import { stepWords } from './step-words.ts';

/** Undo and redo, each saying which step it takes. They stay focusable when there is nothing to take. */
export function HistoryButtons() {
  const t = useText();
  const { undo, redo } = useHistoryActions();
  const canUndo = useDesigner((state) => state.canUndo);
  const canRedo = useDesigner((state) => state.canRedo);
  const undoLabel = useDesigner((state) => state.undoLabel);
  const redoLabel = useDesigner((state) => state.redoLabel);
  const undoText = canUndo ? t('designer_undo_named', { step: stepWords(t, undoLabel) }) : t('designer_undo');
  const redoText = canRedo ? t('designer_redo_named', { step: stepWords(t, redoLabel) }) : t('designer_redo');
  return (
    <div className={styles.history}>
      <Tooltip text={undoText} keys={keysOf(t, 'undo')}>
        <button
          type="button"
          className={controlButton.icon}
          aria-label={undoText}
          aria-disabled={!canUndo}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
      </Tooltip>
      <Tooltip text={redoText} keys={keysOf(t, 'redo')}>
        <button
          type="button"
          className={controlButton.icon}
          aria-label={redoText}
          aria-disabled={!canRedo}
          onClick={redo}
        >
          <Icon name="redo" />
        </button>
      </Tooltip>
    </div>
  );
}

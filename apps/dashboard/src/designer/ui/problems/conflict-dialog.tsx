import { useText } from '@etalage/ui-kit';
import { Dialog } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useDesigner } from '../../session/designer-context.tsx';
import * as styles from './problems.css.ts';

export type ConflictChoice = 'latest' | 'mine';

/** The page changed elsewhere too. Both versions are stored; the owner chooses which one to continue with. */
export function ConflictDialog({ onChoose }: { onChoose: (choice: ConflictChoice) => Promise<void> }) {
  const t = useText();
  const open = useDesigner((state) => state.saving === 'conflict');
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  async function choose(choice: ConflictChoice) {
    if (state === 'busy') return;
    setState('busy');
    try {
      await onChoose(choice);
      setState('asking');
    } catch {
      setState('failed');
    }
  }
  const button = (choice: ConflictChoice) => (
    <button
      type="button"
      className={styles.choice}
      aria-disabled={state === 'busy'}
      onClick={() => void choose(choice)}
    >
      <span className={styles.choiceTitle}>{t(`designer_conflict_${choice}`)}</span>
      <span className={styles.choiceText}>{t(`designer_conflict_${choice}_help`)}</span>
    </button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      title={t('designer_conflict_title')}
      description={t('designer_conflict_text')}
      mustAnswer
    >
      <div className={styles.choices}>
        {button('mine')}
        {button('latest')}
      </div>
      <div role="alert">
        {state === 'failed' && <p className={styles.failure}>{t('designer_conflict_failed')}</p>}
      </div>
    </Dialog>
  );
}

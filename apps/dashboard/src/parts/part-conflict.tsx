import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useStore } from 'zustand';
import type { PartEditor } from './create-part-editor.ts';
import * as styles from './parts.css.ts';

/** Asks whose draft goes on after somebody else saved one. Neither is lost. */
export function PartConflict<Value>({ editor }: { editor: PartEditor<Value> }) {
  const t = useText();
  const theirs = useStore(editor.store, (state) => state.theirs);
  if (!theirs) return null;
  const { member } = theirs;
  return (
    <div role="alert" className={styles.conflict}>
      <p className={styles.conflictTitle}>{t('site_part_conflict_title', { member })}</p>
      <p>{t('site_part_conflict_text', { member })}</p>
      <div className={styles.tools}>
        <Action onClick={() => editor.takeOver(theirs)}>{t('site_part_conflict_theirs', { member })}</Action>
        <Action onClick={() => void editor.keepOwn()}>{t('site_part_conflict_own')}</Action>
      </div>
    </div>
  );
}

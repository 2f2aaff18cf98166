import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useStore } from 'zustand';
import type { SaveProblem } from '../saving/save-problem.ts';
import { useOnline } from '../screen/use-online.ts';
import type { PartEditor } from './create-part-editor.ts';
import { isPublished, isStored, type PartState } from './part-state.ts';
import * as styles from './parts.css.ts';

const problemTexts = {
  offline: 'site_part_state_offline',
  server: 'site_part_state_server',
  disk_full: 'site_part_state_server',
  signed_out: 'site_part_state_signed_out',
  failed: 'site_part_state_failed',
  conflict: 'site_part_state_conflict',
} as const satisfies Record<SaveProblem, TextKey>;

function textOf<Value>(state: PartState<Value>, isOnline: boolean): TextKey {
  if (state.problem) return problemTexts[state.problem];
  if (!isStored(state)) {
    if (!isOnline) return 'site_part_state_offline';
    return state.isSaving ? 'site_part_state_saving' : 'site_part_state_waiting';
  }
  return isPublished(state) ? 'site_part_state_published' : 'site_part_state_saved';
}

/** Whether the part is saved and whether visitors see it, or what prevents it; with the messages of no field. */
export function SavedPartState<Value>({ editor }: { editor: PartEditor<Value> }) {
  const t = useText();
  const isOnline = useOnline();
  const state = useStore(editor.store);
  const { problem, errors } = state;
  const general = [...(errors['general'] ?? []), ...(errors['value'] ?? [])];
  return (
    <div className={styles.state} role="status">
      <p className={problem ? styles.trouble : styles.calm}>{t(textOf(state, isOnline))}</p>
      {general.map((message) => (
        <p key={message} className={styles.trouble}>
          {message}
        </p>
      ))}
      {problem === 'signed_out' && (
        <Action kind="quiet" onClick={() => void editor.resume()}>
          {t('site_part_try_again')}
        </Action>
      )}
    </div>
  );
}

import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import type { Saving } from '../../store/designer-state.ts';
import { useDesigner } from '../../session/designer-context.tsx';
import * as styles from './bar.css.ts';
import { usePublishState } from './use-publish-state.ts';

const texts = {
  saved: 'designer_saved',
  saving: 'designer_saving',
  unsaved: 'designer_unsaved',
  offline: 'designer_state_offline',
  server: 'designer_state_server',
  disk_full: 'designer_state_server',
  conflict: 'designer_state_conflict',
  signed_out: 'designer_state_signed_out',
  failed: 'designer_state_failed',
} as const satisfies Record<Saving, TextKey>;

const tones = {
  saved: 'calm',
  saving: 'calm',
  unsaved: 'calm',
  offline: 'waiting',
  server: 'waiting',
  disk_full: 'waiting',
  conflict: 'waiting',
  signed_out: 'waiting',
  failed: 'bad',
} as const satisfies Record<Saving, keyof typeof styles.saved>;

/** Whether the work is saved; on a small screen, once it is saved, whether it is published. */
export function SavedState({ wide }: { wide: boolean }) {
  const t = useText();
  const saving = useDesigner((state) => state.saving);
  const publish = usePublishState();
  return (
    <p className={styles.saved[tones[saving]]} data-saving={saving}>
      {t(saving === 'saved' && !wide ? publish.text : texts[saving])}
    </p>
  );
}

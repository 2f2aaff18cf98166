import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import type { Saving } from '../../store/designer-state.ts';
import { useDesigner } from '../../session/designer-context.tsx';
import { useOnline } from '../../../screen/use-online.ts';
import { roomy as atRoomyWidth } from '../screen/screen.css.ts';
import { useMedia } from '../screen/use-media.ts';
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

/**
 * Whether the work is saved; once it is saved, and the bar has no room for it elsewhere, whether it is published. Without
 * a connection this is shown at once, not only when the next change cannot be saved.
 */
export function SavedState() {
  const t = useText();
  const roomy = useMedia(atRoomyWidth);
  const isOnline = useOnline();
  const stored = useDesigner((state) => state.saving);
  const saving = stored === 'saved' && !isOnline ? 'offline' : stored;
  const publish = usePublishState();
  return (
    <p className={styles.saved[tones[saving]]} data-saving={saving}>
      {t(saving === 'saved' && !roomy ? publish.text : texts[saving])}
    </p>
  );
}

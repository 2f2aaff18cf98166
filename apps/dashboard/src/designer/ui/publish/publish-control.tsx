import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { ReferencesDialog } from './references-dialog.tsx';
import * as styles from '../bar/bar.css.ts';
import { usePublish } from './use-publish.ts';
import { usePublishState } from '../bar/use-publish-state.ts';

/** Puts the draft online, and says whether visitors see what is in hand. */
export function PublishControl({ kind }: { kind: 'page' | 'template' }) {
  const t = useText();
  const { online, text: state } = usePublishState();
  const { busy, found, publish, publishAnyway, cancel } = usePublish(kind);
  return (
    <div className={styles.publish}>
      <p id="publish-state" className={online ? styles.online : styles.ahead}>
        {online && <Icon name="check" size={16} />}
        {t(state)}
      </p>
      <button
        type="button"
        // Nothing to do is no fault: the button is quiet then, and not faint.
        className={online ? controlButton.secondary : controlButton.primary}
        aria-describedby="publish-state"
        aria-disabled={busy}
        onClick={() => void publish()}
      >
        {online && <Icon name="check" size={16} />}
        {t(busy ? 'designer_publishing' : 'designer_publish')}
      </button>
      <ReferencesDialog kind={kind} total={found} onPublish={() => void publishAnyway()} onClose={cancel} />
    </div>
  );
}

import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { ReferencesDialog } from './references-dialog.tsx';
import { SharedDialog } from './shared-dialog.tsx';
import * as styles from '../bar/bar.css.ts';
import { usePublish } from './use-publish.ts';
import { usePublishState } from '../bar/use-publish-state.ts';

/** Publishes the draft, and shows whether visitors see its current version. */
export function PublishControl({ kind }: { kind: 'page' | 'template' }) {
  const t = useText();
  const { online, text: state } = usePublishState();
  const { busy, found, changed, publish, publishAnyway, publishEverywhere, cancel } = usePublish(kind);
  return (
    <div className={styles.publish}>
      <p id="publish-state" className={online ? styles.online : styles.ahead}>
        {online && <Icon name="check" size={16} />}
        <span className={styles.stateText}>{t(state)}</span>
      </p>
      <button
        type="button"
        // Without changes the button is less prominent, but not disabled: pressing it explains why.
        className={`${online ? controlButton.secondary : controlButton.primary} ${styles.publishButton}`}
        aria-describedby="publish-state"
        aria-disabled={busy}
        onClick={() => void publish()}
      >
        {online && <Icon name="check" size={16} />}
        {t(busy ? 'designer_publishing' : 'designer_publish')}
      </button>
      <ReferencesDialog kind={kind} total={found} onPublish={() => void publishAnyway()} onClose={cancel} />
      <SharedDialog changes={changed} onPublish={() => void publishEverywhere()} onClose={cancel} />
    </div>
  );
}

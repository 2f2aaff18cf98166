import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useAnnounce } from '../screen/announcer.tsx';
import * as styles from './bar.css.ts';
import { usePublishState } from './use-publish-state.ts';

/** Publishes the draft, and shows whether the current version is published. */
export function PublishControl({ kind }: { kind: 'page' | 'template' }) {
  const t = useText();
  const session = useDesignerSession();
  const toast = useToast();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const { online, text: state } = usePublishState();

  async function publish() {
    if (busy) return;
    if (online) return toast({ text: t('designer_publish_nothing') });
    setBusy(true);
    const outcome = await session.publish();
    setBusy(false);
    // The other results have a dialog or notice of their own.
    if (outcome === 'published') {
      const text = t(kind === 'page' ? 'designer_publish_done' : 'designer_publish_done_template');
      announce(text);
      toast({ text });
    } else if (outcome === 'offline') toast({ text: t('designer_publish_offline') });
    else if (outcome !== 'conflict' && outcome !== 'signed_out')
      toast({ text: t('designer_publish_failed') });
  }

  return (
    <div className={styles.publish}>
      <p id="publish-state" className={online ? styles.online : styles.ahead}>
        {online && <Icon name="check" size={16} />}
        {t(state)}
      </p>
      <button
        type="button"
        // With nothing to publish the button is less prominent, but not disabled.
        className={online ? controlButton.secondary : controlButton.primary}
        aria-describedby="publish-state"
        aria-disabled={busy}
        onClick={() => void publish()}
      >
        {online && <Icon name="check" size={16} />}
        {t(busy ? 'designer_publishing' : 'designer_publish')}
      </button>
    </div>
  );
}

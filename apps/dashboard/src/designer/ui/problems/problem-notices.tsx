import type { TextKey } from '@etalage/texts';
import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, useToast } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import type { Saving } from '../../store/designer-state.ts';
import * as styles from './problems.css.ts';

/** Problems that may end without an action of the owner, with the texts of their notices. */
const temporary = {
  offline: 'designer_offline',
  server: 'designer_server_failure',
  disk_full: 'designer_disk_full',
} as const satisfies Partial<Record<Saving, TextKey>>;

/** Notices under the bar about why the work is not saved, and others of the document (`children`). */
export function ProblemNotices({ children }: { children: ReactNode }) {
  const t = useText();
  const saving = useDesigner((state) => state.saving);
  const reason = useDesigner((state) => state.savingReason);
  const unsent = useDesigner((state) => state.unsent);
  const notice = saving in temporary ? temporary[saving as keyof typeof temporary] : undefined;
  return (
    <div className={styles.notices}>
      <div role="status">{notice && <ProblemNotice tone="waiting" text={t(notice)} />}</div>
      <div role="alert">
        {saving === 'failed' && (
          <ProblemNotice
            tone="bad"
            text={reason ? t('designer_failed_because', { reason }) : t('designer_failed')}
          />
        )}
      </div>
      {unsent && <UnsentNotice at={unsent.at} />}
      {children}
    </div>
  );
}

function ProblemNotice({ tone, text }: { tone: 'waiting' | 'bad'; text: string }) {
  const t = useText();
  const session = useDesignerSession();
  return (
    <p className={styles.notice[tone]}>
      <Icon name="warning" size={18} />
      <span className={styles.textColumn}>{text}</span>
      <button type="button" className={controlButton.secondary} onClick={session.resume}>
        {t('designer_retry')}
      </button>
    </p>
  );
}

function UnsentNotice({ at }: { at: number }) {
  const t = useText();
  const session = useDesignerSession();
  const toast = useToast();
  async function restore() {
    const outcome = await session.restoreUnsent().catch(() => 'conflict' as const);
    toast({ text: t(outcome === 'conflict' ? 'designer_unsent_conflict' : 'designer_unsent_restored') });
  }
  return (
    <div className={styles.notice.waiting} role="status">
      <span className={styles.textColumn}>
        {t('designer_unsent_text', { when: formatDate(new Date(at).toISOString()) })}
      </span>
      <button type="button" className={controlButton.primary} onClick={() => void restore()}>
        {t('designer_unsent_restore')}
      </button>
      <button type="button" className={controlButton.quiet} onClick={session.discardUnsent}>
        {t('designer_unsent_discard')}
      </button>
    </div>
  );
}

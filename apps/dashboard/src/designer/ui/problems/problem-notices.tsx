import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { controlButton, useToast } from '@etalage/ui-kit/dashboard';
import { useDesigner, useDesignerSession } from '../../store/designer-context.tsx';
import { Icon } from '../icon.tsx';
import * as styles from './problems.css.ts';

/** Lines under the bar about what stands between the work and the server. */
export function ProblemNotices() {
  const t = useText();
  const session = useDesignerSession();
  const saving = useDesigner((state) => state.saving);
  const unsent = useDesigner((state) => state.unsent);
  return (
    <div className={styles.notices}>
      <div role="status">
        {saving === 'offline' && (
          <p className={styles.notice.waiting}>
            <Icon name="warning" size={18} />
            <span className={styles.words}>{t('designer_offline')}</span>
            <button type="button" className={controlButton.secondary} onClick={session.resume}>
              {t('designer_retry')}
            </button>
          </p>
        )}
      </div>
      <div role="alert">
        {saving === 'failed' && (
          <p className={styles.notice.bad}>
            <Icon name="warning" size={18} />
            <span className={styles.words}>{t('designer_failed')}</span>
            <button type="button" className={controlButton.secondary} onClick={session.resume}>
              {t('designer_retry')}
            </button>
          </p>
        )}
      </div>
      {unsent && <UnsentNotice at={unsent.at} />}
    </div>
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
      <span className={styles.words}>
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

import { readRedirect, type TypedRedirect } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useSession } from '../../session/session-context.ts';
import * as styles from './redirects.css.ts';
import { hostsOf, trialOf } from './typed-redirect.ts';

/** Where a visitor goes by what is typed, by the rule that redirects visitors. */
export function RedirectTrial({ typed }: { typed: TypedRedirect }) {
  const t = useText();
  const { website } = useSession();
  const { redirect } = readRedirect(typed, hostsOf(website.url));
  const trial = redirect && trialOf(redirect, t('redirects_trial_example'));
  return (
    <div className={styles.trial}>
      <p className={styles.trialLabel}>{t('redirects_trial')}</p>
      <p role="status">{trial ? `${trial.from} → ${trial.to}` : t('redirects_trial_none')}</p>
    </div>
  );
}

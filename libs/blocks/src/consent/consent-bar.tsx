import { button, useText } from '@etalage/ui-kit';
import * as styles from './consent-bar.css.ts';

/** Three equal buttons, so that refusing is as easy as accepting (COOK-01, COOK-05). */
export function ConsentBar({ position }: { position: keyof typeof styles.positions }) {
  const translate = useText();
  return (
    <section
      hidden
      data-consent-bar=""
      aria-label={translate('cookie_bar_label')}
      className={styles.positions[position]}
    >
      <div className={styles.words}>
        <p className={styles.heading}>{translate('cookie_bar_heading')}</p>
        <p>{translate('cookie_bar_text')}</p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={`${button.primary} ${styles.choice}`} data-accept="">
          {translate('cookie_accept_all')}
        </button>
        <button type="button" className={`${button.primary} ${styles.choice}`} data-reject="">
          {translate('cookie_reject')}
        </button>
        <button type="button" className={`${button.primary} ${styles.choice}`} data-manage="">
          {translate('cookie_manage')}
        </button>
      </div>
    </section>
  );
}

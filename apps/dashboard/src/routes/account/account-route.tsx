import { useText } from '@etalage/ui-kit';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { AccountDetails } from './account-details.tsx';
import * as styles from './account.css.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { TwoStepCard } from './two-step/two-step-card.tsx';

/** `/instellingen/account` */
export function AccountRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader title={t('accounts_account_heading')} intro={t('accounts_account_intro')} />
      <div className={styles.stack}>
        <AccountDetails />
        <ChangeEmail />
        <ChangePassword />
        <TwoStepCard />
        <OwnSessions />
      </div>
    </>
  );
}

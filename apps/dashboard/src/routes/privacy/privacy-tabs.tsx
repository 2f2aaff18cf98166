import { useText } from '@etalage/ui-kit';
import { Tabs } from '@etalage/ui-kit/dashboard';
import { useSearchParams } from 'react-router';
import { RegisterTab } from './register/register-tab.tsx';
import { RequestsTab } from './requests/requests-tab.tsx';
import { TermsTab } from './terms-tab.tsx';

/** The tabs after the first, as the address names them. */
const addresses = { register: 'register', requests: 'verzoeken' } as const;

/** For how long personal data is kept, the register of what is kept and why, and what people asked about it. */
export function PrivacyTabs() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = (['register', 'requests'] as const).find((name) => addresses[name] === asked) ?? 'terms';
  return (
    <Tabs
      flush
      label={t('privacy_tabs')}
      value={tab}
      onChange={(name) => setParams(name === 'terms' ? {} : { tab: addresses[name] })}
      tabs={[
        { name: 'terms', title: t('privacy_tab_terms'), content: <TermsTab /> },
        { name: 'register', title: t('privacy_tab_register'), content: <RegisterTab /> },
        { name: 'requests', title: t('privacy_tab_requests'), content: <RequestsTab /> },
      ]}
    />
  );
}

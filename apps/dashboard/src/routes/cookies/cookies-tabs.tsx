import { useText } from '@etalage/ui-kit';
import { Tabs } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ConsentProofs } from './consent-proofs.tsx';
import { HostScan } from './host-scan.tsx';

/** The tabs after the first, as the address names them. */
const addresses = { scan: 'laden', proofs: 'bewijs' } as const;

/** Which tab of the screen is shown, in its address. */
export function useCookiesTab() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = (['scan', 'proofs'] as const).find((name) => addresses[name] === asked) ?? 'settings';
  const setTab = (name: 'settings' | 'scan' | 'proofs') =>
    setParams(name === 'settings' ? {} : { tab: addresses[name] });
  return [tab, setTab] as const;
}

/** The settings of cookies, what the website loads of other hosts, and the proofs of consent. */
export function CookiesTabs({ settings }: { settings: ReactNode }) {
  const t = useText();
  const [tab, setTab] = useCookiesTab();
  return (
    <Tabs
      flush
      label={t('cookies_tabs')}
      value={tab}
      onChange={setTab}
      tabs={[
        { name: 'settings', title: t('cookies_tab_settings'), content: settings },
        { name: 'scan', title: t('cookies_tab_scan'), content: <HostScan /> },
        { name: 'proofs', title: t('cookies_tab_proofs'), content: <ConsentProofs /> },
      ]}
    />
  );
}

import { useText } from '@etalage/ui-kit';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';

/** `/instellingen/privacy`: for how long personal data is kept, and why. */
export function PrivacyRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader title={t('privacy_heading')} intro={t('privacy_intro')} />
      <PrivacyTabs />
    </>
  );
}

import { useText } from '@etalage/ui-kit';
import { useSession } from '../session/session-context.ts';
import { shopRoles, siteRoles } from '../shell/navigation.ts';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { OverviewOrders } from './overview/overview-orders.tsx';
import { OverviewPages } from './overview/overview-pages.tsx';
import * as styles from './overview/overview.css.ts';

/** `/`: what came in, and what one was working on; each as far as the member's role reaches. */
export function OverviewRoute() {
  const t = useText();
  const { member, website } = useSession();
  const may = (roles: readonly string[]) => roles.includes(website.role);
  return (
    <>
      <ScreenHeader
        title={t('dashboard_overview_heading', { name: member.name })}
        intro={t('dashboard_overview_intro', { website: website.name })}
      />
      <div className={styles.columns}>
        {may(shopRoles) && <OverviewOrders />}
        {may(siteRoles) && <OverviewPages />}
      </div>
    </>
  );
}

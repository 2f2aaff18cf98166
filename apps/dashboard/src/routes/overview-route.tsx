import { useText } from '@etalage/ui-kit';
import { useSession } from '../session/session-context.ts';
import { rolesOf } from '../shell/navigation.ts';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { OverviewOrders } from './overview/overview-orders.tsx';
import { OverviewPages } from './overview/overview-pages.tsx';
import * as styles from './overview/overview.css.ts';

/** `/`: the newest orders and the pages that were changed last, if the member's role may open them. */
export function OverviewRoute() {
  const t = useText();
  const { member, website } = useSession();
  const mayOpen = (path: string) => rolesOf(path).includes(website.role);
  return (
    <>
      <ScreenHeader
        title={t('dashboard_overview_heading', { name: member.name })}
        intro={t('dashboard_overview_intro', { website: website.name })}
      />
      <div className={styles.columns}>
        {mayOpen('/bestellingen') && <OverviewOrders />}
        {mayOpen('/paginas') && <OverviewPages />}
      </div>
    </>
  );
}

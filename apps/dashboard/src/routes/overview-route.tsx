import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { toDoQuery, type ToDo as Loaded } from '../queries/figure-queries.ts';
import { LoadFailure } from '../screen/load-failure.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { useSession } from '../session/session-context.ts';
import { rolesOf } from '../shell/navigation.ts';
import { OverviewOrders } from './overview/overview-orders.tsx';
import { OverviewPages } from './overview/overview-pages.tsx';
import { ShopFigures } from './overview/shop-figures.tsx';
import { StartSteps } from './overview/start-steps.tsx';
import { ToDo } from './overview/to-do.tsx';
import * as styles from './overview/overview.css.ts';

/** The parts that the role may open. The owner of a new shop sees the steps to its first sale instead of figures. */
function Parts({ toDo }: { toDo: Loaded }) {
  const { website } = useSession();
  const mayOpen = (path: string) => rolesOf(path).includes(website.role);
  const sells = mayOpen('/bestellingen');
  return (
    <div className={styles.columns}>
      <div className={styles.work}>
        <ToDo toDo={toDo} />
      </div>
      <div className={styles.main}>
        {toDo.start && <StartSteps start={toDo.start} />}
        {sells && !toDo.start && <ShopFigures />}
        {sells && !toDo.start && <OverviewOrders />}
        {!sells && <OverviewPages />}
      </div>
      {sells && mayOpen('/paginas') && (
        <div className={styles.pages}>
          <OverviewPages />
        </div>
      )}
    </div>
  );
}

/** `/`: what waits, how the shop does, and where to go on. */
export function OverviewRoute() {
  const t = useText();
  const { member, website } = useSession();
  const toDo = useQuery(toDoQuery(website.id));
  return (
    <>
      <ScreenHeader
        title={t('dashboard_overview_heading', { name: member.name })}
        intro={t('dashboard_overview_intro', { website: website.name })}
      />
      {toDo.data && <Parts toDo={toDo.data} />}
      {toDo.isPending && <TableSkeleton label={t('dashboard_loading')} rows={6} />}
      {toDo.isError && !toDo.data && <LoadFailure onRetry={() => void toDo.refetch()} />}
    </>
  );
}

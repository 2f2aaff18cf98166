import { formatShortMoment } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { ListedPage } from '../../queries/page-queries.ts';
import { PageStatus } from './page-status.tsx';
import * as styles from './pages.css.ts';

/** A plan is carried out within a minute; one that is this much late (ms) has failed. */
const LATE = 5 * 60_000;

/** Whether a page is published, and when that changes by itself. */
export function PlannedStatus({ page }: { page: ListedPage }) {
  return (
    <span className={styles.statuses}>
      <PageStatus status={page.status} />
      <Planned action="publish" moment={page.publish_at} />
      <Planned action="unpublish" moment={page.unpublish_at} />
    </span>
  );
}

function Planned({ action, moment }: { action: 'publish' | 'unpublish'; moment: string | null }) {
  const t = useText();
  if (moment === null) return null;
  const isLate = new Date().getTime() - Date.parse(moment) > LATE;
  return (
    <time dateTime={moment} className={isLate ? styles.late : styles.planned}>
      {isLate
        ? t(`pages_planned_late_${action}`)
        : t(`pages_planned_${action}`, { moment: formatShortMoment(moment) })}
    </time>
  );
}

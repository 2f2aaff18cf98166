import { formatAgo } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { rowLink, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../../session/screen-link.tsx';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { card, cardHead, cardTitle, textLink } from '../../screen/surface.css.ts';
import { PageStatus } from '../pages/page-status.tsx';
import * as styles from './overview.css.ts';

function Recent() {
  const t = useText();
  const { website } = useSession();
  const pages = useQuery(pagesQuery(website.id));
  if (pages.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (!pages.data) return <LoadFailure onRetry={() => void pages.refetch()} />;
  const newest = pages.data.pages
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
    .slice(0, 5);
  if (newest.length === 0) return <p className={styles.empty}>{t('dashboard_overview_pages_empty')}</p>;
  return (
    <ul>
      {newest.map((page) => (
        <li key={page.id} className={styles.row}>
          <span className={styles.textColumn}>
            <ScreenLink className={rowLink} to={`/paginas/${page.id}`}>
              {page.title}
            </ScreenLink>
            <span className={styles.moment}>{formatAgo(page.updated_at, new Date())}</span>
          </span>
          <PageStatus status={page.status} />
        </li>
      ))}
    </ul>
  );
}

/** The pages that were changed last. */
export function OverviewPages() {
  const t = useText();
  return (
    <section className={card} aria-labelledby="recent-pages">
      <div className={cardHead}>
        <h2 id="recent-pages" className={cardTitle}>
          {t('dashboard_overview_pages')}
        </h2>
        <ScreenLink className={textLink} to="/paginas">
          {t('dashboard_overview_pages_all')}
        </ScreenLink>
      </div>
      <Recent />
    </section>
  );
}

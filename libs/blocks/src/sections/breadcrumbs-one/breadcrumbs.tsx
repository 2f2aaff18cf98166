import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './breadcrumbs-one.css.ts';

/** The breadcrumbs of this page: links, the page itself as plain text (SEC-70). */
export function Breadcrumbs() {
  const t = useText();
  const { breadcrumbs } = usePage();
  const fallback = [
    { title: t('website_breadcrumbs_home'), url: '/', active: false },
    { title: t('website_breadcrumbs_fallback'), url: '', active: true },
  ];
  const crumbs = breadcrumbs.length > 0 ? breadcrumbs : fallback;
  return (
    <nav aria-label={t('website_breadcrumbs_label')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.url}-${index}`} className={styles.crumb}>
            {crumb.active ? (
              <span aria-current="page">{crumb.title}</span>
            ) : (
              <a href={crumb.url}>{crumb.title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

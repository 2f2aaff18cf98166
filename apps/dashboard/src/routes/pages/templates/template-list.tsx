import { formatAgo } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { placesLine, type ShownPlaces } from '../../../lists/place-titles.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import {
  templatePlacesQuery,
  templatesQuery,
  type ListedTemplate,
} from '../../../queries/template-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { PageStatus } from '../page-status.tsx';
import { SiteTemplateMenu } from './site-template-menu.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { templateAbout } from './template-about.ts';
import * as styles from './templates.css.ts';

interface CardProps {
  template: ListedTemplate;
  /** Where it is shown; null while that is not known. */
  places?: ShownPlaces | undefined | null;
}

/** Places that are named on a card. */
const NAMED = 3;

function TemplateCard({ template, places = null }: CardProps) {
  const t = useText();
  const isOwn = template.kind === 'own';
  const about = template.kind === 'site' ? templateAbout(template.id) : undefined;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <p className={styles.title}>
          <ScreenLink className={styles.link} to={`/wm/templates/${template.id}`}>
            {template.title}
          </ScreenLink>
        </p>
        {template.status !== 'standard' && (
          <span className={styles.menu}>
            {isOwn ? (
              <TemplateMenu template={template} places={places ?? undefined} />
            ) : (
              <SiteTemplateMenu template={template} />
            )}
          </span>
        )}
      </div>
      {isOwn && places !== null && (
        <p className={styles.about}>
          {places
            ? t('templates_places', { places: placesLine(places, NAMED, t) })
            : t('templates_places_none')}
        </p>
      )}
      {about && <p className={styles.about}>{t(about)}</p>}
      <p className={styles.state}>
        <PageStatus status={template.status} />
        {template.updated_at && <span>{formatAgo(template.updated_at, new Date())}</span>}
      </p>
    </li>
  );
}

/** The fixed parts of every page, and the templates that the owner created; each opens the designer. */
export function TemplateList({ onCreate }: { onCreate: () => void }) {
  const t = useText();
  const { website } = useSession();
  const templates = useQuery(templatesQuery(website.id));
  const places = useQuery(templatePlacesQuery(website.id));
  if (templates.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (!templates.data) return <LoadFailure onRetry={() => void templates.refetch()} />;
  const all = templates.data.templates;
  const own = all.filter(({ kind }) => kind === 'own');
  return (
    <div className={styles.groups}>
      <section aria-labelledby="site-templates">
        <h2 id="site-templates" className={styles.heading}>
          {t('templates_site')}
        </h2>
        <p className={styles.intro}>{t('templates_site_intro')}</p>
        <ul className={styles.grid}>
          {all
            .filter(({ kind }) => kind === 'site')
            .map((template) => (
              <TemplateCard key={template.id} template={template} />
            ))}
        </ul>
      </section>
      <section aria-labelledby="own-templates">
        <h2 id="own-templates" className={styles.heading}>
          {t('templates_own')}
        </h2>
        {own.length > 0 ? (
          <ul className={styles.grid}>
            {own.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                places={places.data ? places.data[template.id] : null}
              />
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <p>{t('templates_own_empty')}</p>
            <Action icon="plus" onClick={onCreate}>
              {t('templates_new')}
            </Action>
          </div>
        )}
      </section>
    </div>
  );
}

import { formatAgo } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Drawings, pageTemplatesQuery } from '../../../queries/page-template-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { PageSketch } from './page-sketch.tsx';
import { PageTemplateMenu } from './page-template-menu.tsx';
import * as styles from './page-templates.css.ts';

interface CardProps {
  title: string;
  about: string;
  sketch: readonly string[];
  drawings: Drawings;
  menu?: ReactNode;
  onUse: () => void;
}

function Card({ title, about, sketch, drawings, menu, onUse }: CardProps) {
  const t = useText();
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <div className={styles.cutSketch}>
          <PageSketch sketch={sketch} drawings={drawings} />
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>{title}</h3>
          {menu && <span className={styles.menu}>{menu}</span>}
        </div>
        <p className={styles.about}>{about}</p>
      </div>
      <button
        type="button"
        className={styles.use}
        aria-label={t('page_templates_use_named', { title })}
        onClick={onUse}
      >
        {t('page_templates_use')}
      </button>
    </li>
  );
}

/** The page templates of the website and the ready ones; each makes a page. */
export function PageTemplateList({ onUse }: { onUse: (template: string) => void }) {
  const t = useText();
  const { website } = useSession();
  const templates = useQuery(pageTemplatesQuery(website.id));
  if (templates.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (!templates.data) return <LoadFailure onRetry={() => void templates.refetch()} />;
  const { ready, own, drawings } = templates.data;
  const now = new Date();
  const ago = (moment: string) => t('page_templates_updated', { ago: formatAgo(moment, now) });
  return (
    <div className={styles.groups}>
      <section aria-labelledby="own-page-templates">
        <h2 id="own-page-templates" className={styles.heading}>
          {t('page_templates_own_heading')}
        </h2>
        {own.length === 0 && (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t('page_templates_empty')}</p>
            <p>{t('page_templates_empty_text')}</p>
          </div>
        )}
        {own.length > 0 && (
          <ul className={styles.cards}>
            {own.map((template) => {
              const { id, title, sketch, updated_at } = template;
              const menu = <PageTemplateMenu template={template} />;
              const card = { title, sketch, drawings, menu, about: ago(updated_at) };
              return <Card key={id} {...card} onUse={() => onUse(id)} />;
            })}
          </ul>
        )}
      </section>
      <section aria-labelledby="ready-page-templates">
        <h2 id="ready-page-templates" className={styles.heading}>
          {t('page_templates_ready_heading')}
        </h2>
        <ul className={styles.cards}>
          {ready.map(({ id, title, about, sketch }) => (
            <Card
              key={id}
              title={title}
              about={about}
              sketch={sketch}
              drawings={drawings}
              onUse={() => onUse(id)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

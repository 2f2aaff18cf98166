import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { pageTemplatesQuery, type PageTemplates } from '../../../queries/page-template-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { PageSketch } from './page-sketch.tsx';
import * as styles from './page-templates.css.ts';

interface Props {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

interface TileProps extends Pick<Props, 'field'> {
  id: string;
  title: string;
  about?: string | undefined;
  children: ReactNode;
}

function Tile({ field, id, title, about, children }: TileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" className={styles.radio} {...field} value={id} />
      {children}
      <span>
        <span className={styles.tileName}>{title}</span>
        {about && <span className={styles.tileAbout}>{about}</span>}
      </span>
    </label>
  );
}

/** What a new page begins with: nothing, a ready template or one of the website. */
export function TemplateChoice({ field, error }: Props) {
  const t = useText();
  const { website } = useSession();
  const { data, isPending } = useQuery(pageTemplatesQuery(website.id));
  return (
    <fieldset className={styles.choice} aria-describedby={error && 'template-error'}>
      <legend className={styles.legend}>{t('page_templates_choose')}</legend>
      <div className={styles.tiles} aria-busy={isPending}>
        <Tile field={field} id="" title={t('page_templates_blank')} about={t('page_templates_blank_about')}>
          <span className={styles.blank}>
            <Icon name="plus" size={20} />
          </span>
        </Tile>
        {data && <Tiles field={field} templates={data.ready} drawings={data.drawings} />}
        {isPending && [1, 2, 3, 4, 5].map((place) => <span key={place} className={styles.waiting} />)}
      </div>
      {data && data.own.length > 0 && (
        <>
          <p className={styles.group}>{t('page_templates_own_heading')}</p>
          <div className={styles.tiles}>
            <Tiles field={field} templates={data.own} drawings={data.drawings} />
          </div>
        </>
      )}
      {!data && !isPending && <p className={styles.note}>{t('page_templates_failed')}</p>}
      {error && (
        <p id="template-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface TilesProps extends Pick<Props, 'field'>, Pick<PageTemplates, 'drawings'> {
  templates: readonly (Pick<PageTemplates['own'][number], 'id' | 'title' | 'sketch'> & { about?: string })[];
}

function Tiles({ field, templates, drawings }: TilesProps) {
  return templates.map(({ id, title, about, sketch }) => (
    <Tile key={id} field={field} id={id} title={title} about={about}>
      <PageSketch sketch={sketch} drawings={drawings} />
    </Tile>
  ));
}

import { button, container, useText } from '@etalage/ui-kit';
import { Children } from 'react';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import type { pageNotFound } from './page-not-found.schema.ts';
import * as styles from './page-not-found.css.ts';

/** The page of an unknown address (NF-01, NF-02); a behaviour reports the address to the owner (NF-04). */
export function PageNotFound({ data, slots, editable }: BlockProps<typeof pageNotFound>) {
  const t = useText();
  const { shop } = usePage();
  const hasContent = Children.count(slots['content']) > 0;
  return (
    <Section data={data}>
      <div
        className={`${container} ${styles.page}`}
        {...(!editable && { 'data-behaviour': 'log-not-found' })}
      >
        {hasContent ? (
          slots['content']
        ) : (
          <>
            <h1>{t('website_not_found_heading')}</h1>
            <p className={styles.text}>{t('website_not_found_text')}</p>
          </>
        )}
        <p className={styles.ways}>
          <a className={button.primary} href="/">
            {t('website_not_found_home')}
          </a>
          <a className={button.link} href={shop.search}>
            {t('website_not_found_search')}
          </a>
        </p>
      </div>
    </Section>
  );
}

import { container, useText } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { breadcrumbsOne } from './breadcrumbs-one.schema.ts';
import * as styles from './breadcrumbs-one.css.ts';

/** The page's title with its breadcrumbs (SEC-68, SEC-69). */
export function BreadcrumbsOne({ data }: BlockProps<typeof breadcrumbsOne>) {
  const t = useText();
  const { postTitle } = usePage();
  const Title = data.font_tag;
  return (
    <Section data={data}>
      <div className={`${container} ${styles.bar}`}>
        <Breadcrumbs />
        <Title className={`${styles.title} ${data.font_size}`}>
          {postTitle || t('website_page_title_fallback')}
        </Title>
      </div>
    </Section>
  );
}

import { container } from '@etalage/ui-kit';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { tileLink } from '../../tile/tile-link.ts';
import { coloredButton } from '../button-color/button-color.ts';
import type { ctaOne } from './cta-one.schema.ts';
import * as styles from './cta-one.css.ts';

/** A title with a button beside it, on a colour that may let the page shine through (TPL-40, SEC-55). */
export function CtaOne({ data }: BlockProps<typeof ctaOne>) {
  const { site } = usePage();
  const look = coloredButton(data.color, site.theme);
  return (
    <Section data={data}>
      <div className={`${container} ${styles.bar}`}>
        <RichText html={data.title} className={styles.title} />
        {data.button_title !== '' && (
          <p className={styles.button}>
            <a {...look} {...tileLink({ link: '', url: data.button_link }, site.live_domain)}>
              {data.button_title}
            </a>
          </p>
        )}
      </div>
    </Section>
  );
}

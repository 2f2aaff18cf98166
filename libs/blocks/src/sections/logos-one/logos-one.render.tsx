import { container } from '@etalage/ui-kit';
import { Picture } from '../../picture/picture.tsx';
import { logoAlt } from '../../picture/logo-alt.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import type { logosOne } from './logos-one.schema.ts';
import * as styles from './logos-one.css.ts';

/** Places of a row without logos in the designer. */
const PLACES = 5;

/** A row of logos, which wraps (TPL-25, SEC-38). */
export function LogosOne({ data, editable }: BlockProps<typeof logosOne>) {
  const logos = data.logo_image;
  if (logos.length === 0 && !editable) return null;
  const height = Math.max(1, data.logo_height ?? 40);
  return (
    <Section data={data}>
      <ul
        className={`${container} ${styles.row} ${data.centered ? styles.centred : ''}`}
        aria-label={data.logo_alt || undefined}
      >
        {logos.map((logo, index) => (
          <li key={`${index} ${logo}`}>
            <Picture
              className={styles.logo}
              source={logo}
              sizes="16rem"
              hasPlaceholder={false}
              alt={logoAlt(data.logo_alt, index)}
              height={height}
              style={{ height: `${height}px` }}
            />
          </li>
        ))}
        {logos.length === 0 &&
          Array.from({ length: PLACES }, (_, index) => (
            <li key={index} className={styles.empty} style={{ height: `${height}px` }} aria-hidden="true" />
          ))}
      </ul>
    </Section>
  );
}

import { Picture } from '../../picture/picture.tsx';
import { classNames } from '../../menu/menu-link.tsx';
import { PictureSign } from '../../picture/picture-placeholder.tsx';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './logo.css.ts';

interface LogoProps {
  data: {
    logo_image: readonly string[];
    logo_height: number | null;
    logo_height_mobile: number | null;
    logo_title?: string;
    logo_alt?: string;
    logo_custom_class?: string;
  };
  editable: boolean;
}

/**
 * The logo, a link to the homepage (NAV-01); without its own picture the site's logo, else the site's name (SEC-12), in the
 * designer marked as the place of a logo (UPL-49).
 */
export function Logo({ data, editable }: LogoProps) {
  const { site } = usePage();
  const image = data.logo_image[0] ?? site.logo;
  const own = classNames(data.logo_custom_class ?? '');
  const heights: Record<`--${string}`, string> = {
    '--logo-height': `${(data.logo_height ?? 10) * 0.25}rem`,
    '--logo-height-mobile': `${(data.logo_height_mobile ?? 6) * 0.25}rem`,
  };
  return (
    <a className={styles.link} href="/" style={heights}>
      {image === '' ? (
        <Name name={site.name} own={own} editable={editable} />
      ) : (
        <Picture
          className={`${styles.image} ${own}`.trim()}
          source={image}
          loading="eager"
          hasPlaceholder={false}
          isWithinLink
          alt={data.logo_alt || site.name}
          title={data.logo_title}
          height={(data.logo_height ?? 10) * 4}
        />
      )}
    </a>
  );
}

function Name({ name, own, editable }: { name: string; own: string; editable: boolean }) {
  const shown = <span className={`${styles.name} ${own}`.trim()}>{name}</span>;
  if (!editable) return shown;
  return (
    <span className={styles.placeholder} data-picture-placeholder="">
      <PictureSign className={styles.sign} />
      {shown}
    </span>
  );
}

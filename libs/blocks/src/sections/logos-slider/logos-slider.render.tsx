import { container, useText } from '@etalage/ui-kit';
import { Picture } from '../../picture/picture.tsx';
import { Carousel } from '../../carousel/carousel.tsx';
import { useFollowedScroll } from '../../carousel/use-followed-scroll.ts';
import { logoAlt } from '../../picture/logo-alt.ts';
import { grey } from '../../picture/picture-look.css.ts';
import { pictureLook } from '../../picture/picture-look.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import type { logosSlider } from './logos-slider.schema.ts';
import * as styles from './logos-slider.css.ts';

type Data = BlockProps<typeof logosSlider>['data'];

/** Time between two moves of a slider that states none, in ms (SEC-42). */
const AUTOPLAY_SPEED = 1500;
/** Slides beside each other on a wide screen (SEC-43). */
const PER_SLIDE = 5;
/** Places of a slider without pictures in the designer (SEC-45). */
const PLACES = 8;

/** A carousel of logos: it moves by itself and has dots, no buttons (SEC-41). */
export function LogosSlider({ data, editable }: BlockProps<typeof logosSlider>) {
  const t = useText();
  const element = useFollowedScroll(data, editable);
  if (data.logo_image.length === 0 && !editable) return null;
  return (
    <Section data={data}>
      <div className={container}>
        <Carousel
          slides={slidesOf(data)}
          label={t('website_carousel_logos')}
          editing={editable ? 'row' : undefined}
          elementRef={element}
          options={{
            autoplay: true,
            autoplaySpeed: data.autoplay_speed ?? AUTOPLAY_SPEED,
            arrows: false,
            centred: data.centered,
            slidesFrom600: data.mobile_per_slide,
            slidesFrom1190: data.per_slide ?? PER_SLIDE,
          }}
        />
      </div>
    </Section>
  );
}

function slidesOf(data: Data) {
  const height = Math.max(1, data.images_height ?? 40);
  if (data.logo_image.length === 0)
    return Array.from({ length: PLACES }, () => (
      <div className={styles.empty} style={{ height: `${height}px` }} data-empty-slide="" />
    ));
  const look = pictureLook({
    radius: data.images_radius,
    border: data.images_border,
    border_color: data.images_border_color,
    shadow: data.images_shadow,
  });
  const width = data.images_width ?? undefined;
  const names = [styles.logo, width && styles.framed, data.grayscale && grey, look.className];
  return data.logo_image.map((logo, index) => (
    <div className={styles.place}>
      <Picture
        className={names.filter(Boolean).join(' ')}
        source={logo}
        sizes={width ? `${width}px` : '(min-width: 1190px) 20vw, 100vw'}
        alt={logoAlt(data.logo_alt, index)}
        width={width}
        hasPlaceholder={width !== undefined}
        height={height}
        style={{ ...look.style, height: `${height}px`, width: width && `${width}px` }}
      />
    </div>
  ));
}

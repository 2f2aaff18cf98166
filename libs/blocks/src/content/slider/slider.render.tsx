import { useText } from '@etalage/ui-kit';
import { Children } from 'react';
import { Carousel } from '../../carousel/carousel.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import type { slider } from './slider.schema.ts';
import * as styles from './slider.css.ts';

/** Time between two slides of a slider that states none, in ms (SLID-14). */
const AUTOPLAY_SPEED = 3500;

/** A carousel of blocks; in the designer all slides are visible, to be edited in place (SLID-12 to SLID-20). */
export function SliderBlock({ data, slots, editable }: BlockProps<typeof slider>) {
  const t = useText();
  const slides = Children.toArray(slots['slides']);
  if (slides.length === 0) return <div className={editable ? styles.empty : undefined} />;
  return (
    <Carousel
      slides={slides}
      label={t('website_carousel_label')}
      id={data.carousel_identifier || undefined}
      editing={editable ? 'rows' : undefined}
      options={{
        autoplay: data.autoplay,
        autoplaySpeed: data.autoplay_speed ?? AUTOPLAY_SPEED,
        dots: !data.disable_dots,
        arrows: !data.disable_arrows,
        fade: data.type_animation === 'fade',
        slidesFrom600: data.mobile_quantity,
        slidesFrom1190: data.desktop_quantity,
      }}
    />
  );
}

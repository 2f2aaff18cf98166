import { useText } from '@etalage/ui-kit';
import { Icon } from '../icon/icon.tsx';
import type { CarouselOptions } from './carousel-options.ts';
import * as styles from './carousel.css.ts';

/** Previous, one dot for each slide, next, and pause; in a bar below the slides, so that they cover no content. */
export function CarouselControls({ options, count }: { options: CarouselOptions; count: number }) {
  const t = useText();
  if (!options.arrows && !options.dots && !options.autoplay) return null;
  return (
    <div className={styles.controls} data-controls="">
      {options.arrows && <Arrow step={-1} />}
      {options.dots && <Dots count={count} />}
      {options.arrows && <Arrow step={1} />}
      {options.autoplay && (
        <button
          type="button"
          className={styles.button}
          data-pause={t('website_carousel_pause')}
          data-play={t('website_carousel_play')}
          aria-label={t('website_carousel_pause')}
        >
          <span className={styles.pauseSign}>
            <Icon name="pause" />
          </span>
          <span className={styles.playSign}>
            <Icon name="play" />
          </span>
        </button>
      )}
    </div>
  );
}

function Arrow({ step }: { step: -1 | 1 }) {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.button}
      data-step={step}
      aria-label={t(step < 0 ? 'website_carousel_previous' : 'website_carousel_next')}
    >
      <Icon name={step < 0 ? 'chevron_left' : 'chevron_right'} />
    </button>
  );
}

function Dots({ count }: { count: number }) {
  const t = useText();
  return (
    <div className={styles.dots} role="group" aria-label={t('website_carousel_dots')}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          data-dot={index}
          aria-label={t('website_carousel_slide', { number: index + 1, count })}
          aria-current={index === 0 ? 'true' : undefined}
        />
      ))}
    </div>
  );
}

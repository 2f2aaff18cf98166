import { useText, visuallyHidden } from '@etalage/ui-kit';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { CarouselControls } from './carousel-controls.tsx';
import { carouselOptions, type CarouselOptions, type GivenOptions } from './carousel-options.ts';
import * as styles from './carousel.css.ts';

interface CarouselProps {
  slides: readonly ReactNode[];
  /** Name for screen readers. */
  label: string;
  options?: GivenOptions;
  /** Id of the element, once on a page. */
  id?: string | undefined;
  /**
   * In the designer nothing moves by itself: all slides are in `rows` below each other, or in a `row` that is scrolled
   * by hand.
   */
  editing?: 'row' | 'rows' | undefined;
  elementRef?: Ref<HTMLDivElement> | undefined;
}

/**
 * Slides that move by themselves, by buttons, dots, keys or a swipe (area SLID). Without JavaScript they are a row that
 * scrolls; with it `carousel.behaviour.ts` moves them.
 */
export function Carousel({ slides, label, options: given, id, editing, elementRef }: CarouselProps) {
  const t = useText();
  const options = carouselOptions(given);
  if (slides.length === 0) return null;
  const count = slides.length;
  return (
    <div
      ref={elementRef}
      id={id}
      className={styles.carousel}
      style={styleOf(options, count)}
      role="group"
      aria-roledescription={t('website_carousel_role')}
      aria-label={label}
      data-behaviour={editing ? undefined : 'carousel'}
      data-editing={editing}
      data-autoplay={options.autoplay ? options.autoplaySpeed : undefined}
      data-swipe={options.swipeDistance}
      data-throttle={options.throttle}
      data-hover={options.pauseOnHover ? 'pause' : undefined}
      data-fade={options.fade ? '' : undefined}
      data-fit={count <= options.slides ? '' : undefined}
      data-fit-600={count <= options.slidesFrom600 ? '' : undefined}
      data-fit-1190={count <= options.slidesFrom1190 ? '' : undefined}
    >
      {/* A row that scrolls must be reachable by keys; once it no longer scrolls the script takes it out of the order. */}
      <div
        className={styles.view}
        tabIndex={editing ? undefined : 0}
        role="group"
        aria-label={label}
        data-view=""
      >
        <div className={styles.track} data-track="">
          {slides.map((slide, index) => (
            <div
              // The slides of a list of pictures have no identity beyond their place.
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={t('website_carousel_slide_role')}
              aria-label={t('website_carousel_slide', { number: index + 1, count })}
              data-slide={index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls options={options} count={count} />
      <p
        className={visuallyHidden}
        role="status"
        data-status=""
        data-words={t('website_carousel_slide', { number: '{number}', count })}
      />
    </div>
  );
}

function styleOf(options: CarouselOptions, count: number): CSSProperties {
  const values: Record<string, string | number> = {
    '--carousel-slides': options.slides,
    '--carousel-slides-600': options.slidesFrom600,
    '--carousel-slides-1190': options.slidesFrom1190,
    '--carousel-padding': options.centred ? options.centrePadding : '0px',
    '--carousel-speed': `${options.speed}ms`,
    '--carousel-timing': options.timing,
    '--carousel-count': count,
  };
  return values;
}

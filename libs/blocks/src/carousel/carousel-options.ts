/** How a slide gives way to the next one (SLID-10). */
export const timings = ['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'] as const;
export type Timing = (typeof timings)[number];

/** How a carousel moves and what it shows. Times are in milliseconds. */
export interface CarouselOptions {
  /** Whether the slides move by themselves. */
  readonly autoplay: boolean;
  /** Time between two moves. */
  readonly autoplaySpeed: number;
  /** Duration of a move. */
  readonly speed: number;
  readonly timing: Timing;
  /** Whether slides fade into each other instead of moving; then one is shown at a time. */
  readonly fade: boolean;
  /** Pixels from which a swipe changes the slide. */
  readonly swipeDistance: number;
  /** Time after a move in which no other one begins. */
  readonly throttle: number;
  /** Slides beside each other: on a phone, from 600 px on, from 1190 px on. */
  readonly slides: number;
  readonly slidesFrom600: number;
  readonly slidesFrom1190: number;
  /** Whether the neighbours are partly visible at both sides, in the centre padding. */
  readonly centred: boolean;
  /** Width of that padding. */
  readonly centrePadding: string;
  readonly dots: boolean;
  readonly arrows: boolean;
  readonly pauseOnHover: boolean;
}

/** What a carousel does that names no options (SLID-01 to SLID-11). It is always infinite (SLID-07). */
export const carouselDefaults: CarouselOptions = {
  autoplay: false,
  autoplaySpeed: 3000,
  speed: 300,
  timing: 'ease',
  fade: false,
  swipeDistance: 50,
  throttle: 500,
  slides: 1,
  slidesFrom600: 1,
  slidesFrom1190: 1,
  centred: false,
  centrePadding: '15%',
  dots: true,
  arrows: true,
  pauseOnHover: true,
};

/** Options as an owner or a block gives them: numbers may be missing or no number of slides, a timing may be anything. */
export type GivenOptions = {
  readonly [Key in keyof CarouselOptions]?: (Key extends 'timing' ? string : CarouselOptions[Key]) | null;
};

/** Most slides beside each other; more would be too narrow to see. */
const MOST_SLIDES = 12;

/** The options with the defaults in place of what is missing; all are values that a carousel can follow. */
export function carouselOptions(given: GivenOptions = {}): CarouselOptions {
  const named = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  );
  const options: CarouselOptions = { ...carouselDefaults, ...named };
  const countOf = (count: number) =>
    options.fade ? 1 : Math.min(MOST_SLIDES, Math.max(1, Math.round(count)));
  return {
    ...options,
    slides: countOf(options.slides),
    slidesFrom600: countOf(options.slidesFrom600),
    slidesFrom1190: countOf(options.slidesFrom1190),
    timing: timings.find((one) => one === given.timing) ?? carouselDefaults.timing,
    autoplaySpeed: Math.max(options.throttle, options.autoplaySpeed),
  };
}

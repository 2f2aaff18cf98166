import { afterEach, describe, expect, it, vi } from 'vitest';
import { carouselDefaults, carouselOptions, timings } from './carousel-options.ts';
import {
  isShown,
  nearestPosition,
  roundOf,
  slideAt,
  startOfMove,
  swipeStep,
  throttled,
} from './carousel-rules.ts';

afterEach(() => void vi.useRealTimers());

describe('the options of a carousel', () => {
  it('SLID-01 SLID-02 SLID-06 SLID-11 has the named defaults', () => {
    expect(carouselOptions()).toEqual(carouselDefaults);
    expect(carouselDefaults).toMatchObject({
      autoplaySpeed: 3000,
      speed: 300,
      centrePadding: '15%',
      timing: 'ease',
      swipeDistance: 50,
      throttle: 500,
      dots: true,
      arrows: true,
    });
  });

  it('SLID-10 accepts five timings, and ease in place of any other value', () => {
    const accepted = ['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'];
    expect(timings).toEqual(accepted);
    expect(accepted.map((timing) => carouselOptions({ timing }).timing)).toEqual(accepted);
    for (const timing of ['', 'steps(4)', 'EASE-IN', null])
      expect(carouselOptions({ timing }).timing).toBe('ease');
  });

  it('shows whole slides from 1 to 12, and one at a time when they fade', () => {
    const shown = [null, 0, -3, 2.4, 400].map(
      (count) => carouselOptions({ slidesFrom1190: count }).slidesFrom1190,
    );
    expect(shown).toEqual([1, 1, 1, 2, 12]);
    expect(carouselOptions({ fade: true, slidesFrom1190: 3 }).slidesFrom1190).toBe(1);
  });

  it('moves by itself not faster than it may be moved', () => {
    expect(carouselOptions({ autoplaySpeed: 20 }).autoplaySpeed).toBe(500);
  });
});

describe('the places of slides', () => {
  it('counts on beyond the last slide and before the first one', () => {
    expect([-4, -1, 0, 2, 3, 7].map((position) => slideAt(position, 3))).toEqual([2, 2, 0, 2, 0, 1]);
  });

  it('goes the shorter way round to a slide', () => {
    expect([0, 1, 2, 3, 4].map((slide) => nearestPosition(10, slide, 5))).toEqual([10, 11, 12, 8, 9]);
    expect(nearestPosition(0, 2, 4)).toBe(2);
  });

  it('puts each slide once into the window that begins at a place', () => {
    for (const start of [-5, -1, 0, 2, 9]) {
      const places = [0, 1, 2, 3].map((slide) => slide + roundOf(slide, start, 4) * 4).sort((a, b) => a - b);
      expect(places).toEqual([start, start + 1, start + 2, start + 3]);
    }
  });

  it('begins a long move nearer, so that no place is empty on the way', () => {
    expect(startOfMove(0, 1, 6, 5)).toBe(0);
    expect(startOfMove(0, 3, 6, 5)).toBe(2);
    expect(startOfMove(0, -3, 6, 5)).toBe(-2);
    expect(startOfMove(0, 3, 6, 3)).toBe(0);
  });

  it('knows the slides in view', () => {
    expect([0, 1, 2, 3].filter((slide) => isShown(slide, 7, 4, 2))).toEqual([0, 3]);
  });

  it('reads a swipe of less than its distance as none', () => {
    expect([-51, -50, -49, 0, 49, 50].map((pixels) => swipeStep(pixels, 50))).toEqual([1, 1, 0, 0, 0, -1]);
  });

  it('acts once within the delay', () => {
    vi.useFakeTimers();
    const mayAct = throttled(500, () => Date.now());
    expect(mayAct()).toBe(true);
    vi.advanceTimersByTime(499);
    expect(mayAct()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(mayAct()).toBe(true);
  });
});

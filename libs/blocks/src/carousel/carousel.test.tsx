import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import { start } from './carousel.behaviour.ts';
import type { GivenOptions } from './carousel-options.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Started carousels with these ids and three slides each. */
function startedWith(ids: readonly string[], options: GivenOptions = {}) {
  render(
    <TextContext value={createTranslate()}>
      {ids.map((id) => (
        <Carousel key={id} id={id} label={id} slides={['Een', 'Twee', 'Drie']} options={options} />
      ))}
    </TextContext>,
  );
  return ids.map((id) => {
    const root = document.getElementById(id)!;
    start(root);
    return {
      root,
      next: root.querySelector<HTMLElement>('[data-step="1"]')!,
      dots: [...root.querySelectorAll<HTMLElement>('[data-dot]')],
      shown: () =>
        [...root.querySelectorAll<HTMLElement>('[data-slide]')].find(({ inert }) => !inert)?.textContent,
    };
  });
}

describe('the behaviour of a carousel', () => {
  it('SLID-04 moves once within half a second, and again after it', () => {
    const [carousel] = startedWith(['a']);
    carousel!.next.click();
    vi.advanceTimersByTime(400);
    carousel!.next.click();
    expect(carousel!.shown()).toBe('Twee');
    vi.advanceTimersByTime(101);
    carousel!.next.click();
    expect(carousel!.shown()).toBe('Drie');
  });

  it('SLID-20 keeps the slide of each carousel on a page apart', () => {
    const [one, other] = startedWith(['een', 'ander']);
    one!.next.click();
    expect([one!.shown(), other!.shown()]).toEqual(['Twee', 'Een']);
    other!.dots[2]!.click();
    expect([one!.shown(), other!.shown()]).toEqual(['Twee', 'Drie']);
    const marked = [one, other].map((carousel) =>
      carousel!.dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    );
    expect(marked).toEqual([1, 2]);
  });

  it('moves by the arrow keys and tells which slide is shown', () => {
    const [carousel] = startedWith(['a']);
    const press = (key: string) =>
      carousel!.next.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('ArrowLeft');
    expect(carousel!.shown()).toBe('Drie');
    expect(carousel!.root.querySelector('[role="status"]')?.textContent).toBe('Dia 3 van 3');
    vi.advanceTimersByTime(500);
    press('ArrowRight');
    expect(carousel!.shown()).toBe('Een');
  });

  it('plays until its button is pressed, and again after a second press', () => {
    const [carousel] = startedWith(['a'], { autoplay: true, autoplaySpeed: 1000 });
    const pause = carousel!.root.querySelector<HTMLElement>('[data-pause]')!;
    vi.advanceTimersByTime(1000);
    expect([carousel!.shown(), pause.getAttribute('aria-label')]).toEqual(['Twee', 'Doorlopen stoppen']);
    pause.click();
    vi.advanceTimersByTime(5000);
    expect([carousel!.shown(), pause.getAttribute('aria-label')]).toEqual(['Twee', 'Doorlopen starten']);
    pause.click();
    vi.advanceTimersByTime(1000);
    expect(carousel!.shown()).toBe('Drie');
  });

  it('does not begin to move for visitors who prefer less motion', () => {
    const original = window.matchMedia.bind(window);
    const stub = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        query.includes('reduce')
          ? ({ matches: true, addEventListener: () => undefined } as unknown as MediaQueryList)
          : original(query),
      );
    const [carousel] = startedWith(['a'], { autoplay: true, autoplaySpeed: 1000 });
    vi.advanceTimersByTime(5000);
    expect(carousel!.shown()).toBe('Een');
    stub.mockRestore();
  });
});

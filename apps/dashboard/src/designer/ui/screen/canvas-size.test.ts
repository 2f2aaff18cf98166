import { describe, expect, it } from 'vitest';
import { canvasSize, firstDevice } from './canvas-size.ts';
import { toolsPlace } from '../canvas/tools-place.ts';

describe('canvasSize', () => {
  it('is 1672 by 800 at 0.8 in a window with that much space for it', () => {
    const room = { width: 1340, height: 640 };
    expect(canvasSize('desktop', 1700, room)).toEqual({ width: 1672, height: 800, scale: 0.8 });
  });

  it('fills the height of every window, and shows the page up to its own size in a wider one', () => {
    const full = { width: 1560, height: 976 };
    expect(canvasSize('desktop', 1920, full)).toEqual({
      width: 1672,
      height: Math.round(976 / (1560 / 1672)),
      scale: 1560 / 1672,
    });
    expect(canvasSize('desktop', 2560, { width: 2200, height: 1336 })).toEqual({
      width: 1672,
      height: 1336,
      scale: 1,
    });
  });

  it('fits the available space below that width, and is as high as this space', () => {
    const { width, height, scale } = canvasSize('desktop', 1440, { width: 1080, height: 844 });
    expect(width * scale).toBeCloseTo(1080);
    expect(height * scale).toBeCloseTo(844, 0);
  });

  it('shows a phone at its own size if there is space, else smaller', () => {
    expect(canvasSize('phone', 1440, { width: 1080, height: 844 })).toEqual({
      width: 390,
      height: 844,
      scale: 1,
    });
    expect(canvasSize('phone', 320, { width: 320, height: 500 }).scale).toBeCloseTo(320 / 390);
  });

  it('handles a space without size', () => {
    expect(canvasSize('desktop', 800, { width: 0, height: 0 }).scale).toBeGreaterThan(0);
  });

  it.each([
    [390, 'phone'],
    [768, 'tablet'],
    [1440, 'desktop'],
  ])('starts at %i px as a %s', (width, device) => expect(firstDevice(width)).toBe(device));
});

describe('toolsPlace', () => {
  const sheet = { width: 1000, height: 600 };
  const tools = { width: 300, height: 40 };
  const at = (top: number, height = 100, left = 100) =>
    toolsPlace({ left, top, width: 400, height }, sheet, tools);

  it('is above the block, under it at the top of the page, inside a block that fills the page', () => {
    expect(at(200)).toMatchObject({ left: 100, top: 154 });
    expect(at(0)).toMatchObject({ left: 100, top: 106 });
    expect(at(-50, 900)).toEqual({ left: 100, top: 4, isInside: true });
  });

  it('is where it covers no other block, and inside its own block if there is no such place', () => {
    const block = { left: 100, top: 200, width: 800, height: 100 };
    const among = (...others: { left: number; top: number; width: number; height: number }[]) =>
      toolsPlace(block, sheet, tools, others);
    const before = { left: 100, top: 100, width: 400, height: 90 };
    const after = { ...before, top: 310 };
    expect(among(before)).toMatchObject({ left: 600, top: 154 });
    expect(among({ ...before, width: 800 })).toMatchObject({ left: 100, top: 306 });
    expect(among({ ...before, width: 800 }, after)).toMatchObject({ left: 600, top: 306 });
    expect(among({ ...before, width: 800 }, { ...after, width: 800 })).toMatchObject({ left: 100, top: 206 });
    expect(among({ ...before, height: 54 })).toMatchObject({ left: 100, top: 154 });
  });

  it('goes round the button that adds a section right above or below the block', () => {
    const block = { left: 100, top: 200, width: 400, height: 100 };
    const plus = (top: number) => ({ left: 286, top, width: 28, height: 28 });
    expect(toolsPlace(block, sheet, tools, [plus(170)])).toMatchObject({ left: 100, top: 306 });
    expect(toolsPlace(block, sheet, tools, [plus(170), plus(302)])).toMatchObject({ left: 100, top: 120 });
  });

  it('is at the edge of the canvas if buttons are right above and below a short block', () => {
    const block = { left: 113, top: 97, width: 327, height: 35 };
    const plus = (top: number) => ({ left: 374, top, width: 28, height: 28 });
    const place = toolsPlace(block, { width: 776, height: 796 }, { width: 282, height: 40 }, [
      plus(46),
      plus(156),
    ]);
    expect(place).toEqual({ left: 4, top: 51, isInside: false });
  });

  it('stays fully visible at a block of which only the top is visible', () => {
    const block = { left: 100, top: 590, width: 400, height: 100 };
    const before = { ...block, top: 400, height: 190 };
    expect(toolsPlace(block, sheet, tools, [before])).toMatchObject({ left: 100, top: 556 });
  });

  it('stays within the left and right edge of the page', () => {
    expect(at(200, 100, 950)?.left).toBe(696);
    expect(at(200, 100, -50)?.left).toBe(4);
  });

  it('is not shown for a block that is not visible', () => {
    expect(at(700)).toBeUndefined();
    expect(at(-200)).toBeUndefined();
  });
});

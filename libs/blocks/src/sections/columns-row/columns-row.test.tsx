import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { rowSlots, type RowType } from './row-layouts.ts';

afterEach(cleanup);

const filled = (type: RowType) => Object.fromEntries(rowSlots(type).map((slot) => [slot, slot]));
const draw = (type: RowType, data: Record<string, string> = {}, editable = false) => {
  cleanup();
  const slots = { ...filled(type), content: 'Boven', content_bottom: 'Onder', sidebar: 'Ernaast' };
  return renderBlock(type, { data, slots, editable });
};
const columnsOf = (shown: HTMLElement) => shown.querySelector<HTMLElement>('[data-columns]');
const track = (part: number) => `minmax(0, ${part}fr)`;

describe('rows of columns', () => {
  it.each([
    ['columnsOne', [1], 1],
    ['columnsTwo', [1, 1], 2],
    ['columnsThree', [1, 1, 1], 3],
    ['columnsFour', [1, 1, 1, 1], 4],
    ['columnsFive', [1, 1, 1, 1, 1], 5],
    ['columnsSix', [1, 1, 1, 1, 1, 1], 6],
    ['columnsBackground', [1, 1, 1], 3],
    ['columnsQuarterHalfQuarter', [1, 2, 1], 3],
    ['columnsSidebar', [1, 1, 1], 6],
    ['servicesOne', [1, 1, 1], 3],
  ] as const)('%s divides the width as %j and has %i blocks', (type, parts, blocks) => {
    const columns = columnsOf(draw(type));
    expect(shownStyle(columns, 'grid-template-columns')).toBe(parts.map(track).join(' '));
    const texts = [...(columns?.children ?? [])].map(({ textContent }) => textContent);
    expect(texts).toEqual(Array.from({ length: blocks }, (_, index) => `block${index + 1}`));
  });

  it('SEC-36 hides each of three columns by its own switch', () => {
    const shown = (data: Record<string, string>) => columnsOf(draw('columnsThree', data))?.textContent;
    expect(shown({})).toBe('block1block2block3');
    expect(shown({ hide_1: '1' })).toBe('block2block3');
    expect(shown({ hide_2: '1' })).toBe('block1block3');
    expect(shown({ hide_3: '1' })).toBe('block1block2');
    expect(draw('columnsTwo', { hide_2: '1' }).textContent).toBe('block1block2');
  });

  it('shows the content above and below it when each is on', () => {
    const off = { active_content: '0', active_content_bottom: '0' };
    expect(draw('columnsTwo', off).textContent).toBe('block1block2');
    expect(draw('columnsTwo', { ...off, active_content: '1' }).textContent).toBe('Bovenblock1block2');
    expect(draw('columnsTwo', { ...off, active_content_bottom: '1' }).textContent).toBe('block1block2Onder');
    expect(draw('columnsTwo').textContent).toBe('block1block2');
    expect(draw('columnsBackground').textContent).toBe('Bovenblock1block2block3');
  });

  it('has a sidebar of a quarter beside its blocks', () => {
    const main = draw('columnsSidebar').querySelector('[data-sidebar]');
    expect(shownStyle(main, 'grid-template-columns')).toBe(`${track(3)} ${track(1)}`);
    expect(main?.lastElementChild?.textContent).toBe('Ernaast');
    expect(draw('columnsThree').querySelector('[data-sidebar]')).toBeNull();
  });

  it('is over its background picture, for which the owner has a sign while it is missing', () => {
    const picture = { background_image: '/media/a/kamer.jpg' };
    const shown = draw('columnsBackground', picture, true);
    expect(shown.querySelector('img')?.getAttribute('src')).toContain('/media/a/kamer.jpg');
    expect(shown.querySelector('[data-picture-placeholder]')).toBeNull();
    expect(draw('columnsBackground', {}, true).querySelector('[data-picture-placeholder]')).toBeTruthy();
    expect(draw('columnsBackground').querySelector('[data-picture-placeholder]')).toBeNull();
  });

  it('aligns its texts and columns as set', () => {
    const columns = columnsOf(
      draw('columnsTwo', { text_vertical_position: 'items-end', alignment: 'center' }),
    );
    expect(shownStyle(columns, 'align-items')).toBe('end');
    expect(shownStyle(columns?.querySelector('div > div'), 'text-align')).toBe('center');
    const cards = columnsOf(draw('servicesOne', { text_vertical_position: 'items-end' }));
    expect(shownStyle(cards?.firstElementChild, 'align-content')).toBe('end');
  });
});

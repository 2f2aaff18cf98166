import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { featureTileFixture } from './feature-tile.fixture.ts';

afterEach(cleanup);

const draw = (data: Record<string, unknown> = {}) => {
  cleanup();
  return renderBlock('featureTile', { data: { ...featureTileFixture.data, ...data } });
};

describe('featureTile', () => {
  it('SEC-73 renders six tiles that lead to their links, with their titles aligned as set', () => {
    const tiles = [...draw().querySelectorAll('li > a')];
    expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['Tafels', '/tafels'],
      ['Stoelen', '/stoelen'],
      ['Banken', '/banken'],
      ['Kasten', '/kasten'],
      ['Lampen', '/lampen'],
      ['Onderhoud', '/onderhoud'],
    ]);
    expect(tiles.map((tile) => tile.querySelectorAll('img').length)).toEqual([1, 1, 1, 1, 1, 1]);
    const list = (data: Record<string, string>) => draw(data).querySelector('ul');
    for (const flex_grids of ['2', '3', '4']) {
      expect(list({ flex_grids })?.closest('section')?.style.getPropertyValue('--fg')).toBe(flex_grids);
    }
    const titleOf = (data: Record<string, string>) => draw(data).querySelector<HTMLElement>('li span > span');
    expect(titleOf({ alignment: 'right' })?.style.textAlign).toBe('right');
  });

  it('shows a tile without a link or a picture, at most six tiles, and nothing without tiles', () => {
    const item = (key: string) => ({ layout: 'item', key, attributes: { title: key } });
    const many = draw({ items: Array.from({ length: 40 }, (_, index) => item(`t${index}`)) });
    expect(many.querySelectorAll('li')).toHaveLength(6);
    expect(many.querySelectorAll('a, img')).toHaveLength(0);
    expect(draw({ items: [] }).innerHTML).toBe('');
  });
});

import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { columns } from './columns.schema.ts';

afterEach(cleanup);

const filled = Object.fromEntries(columns.slots.map((slot) => [slot, slot]));
const draw = (data: Record<string, string>) =>
  renderBlock('columns', { data, slots: filled }).firstElementChild as HTMLElement;
/** The inline style of the row. */
const valuesOf = ({ style }: HTMLElement) =>
  Array.from({ length: style.length }, (_, at) => style.getPropertyValue(style.item(at)));

describe('Columns', () => {
  it('BLK-18 shows as many items as it has columns', () => {
    expect(draw({ columns: '3' }).textContent).toBe('item_oneitem_twoitem_three');
    cleanup();
    expect(draw({ columns: '42' }).children).toHaveLength(6);
    cleanup();
    expect(draw({ columns: '12' }).children).toHaveLength(2);
  });

  it('BLK-23 has a spacing of 4 unless it is set', () => {
    expect(valuesOf(draw({ columns: '2' }))).toContain('1rem');
    cleanup();
    expect(valuesOf(draw({ columns: '2', column_spacing: '8' }))).toEqual([
      'minmax(0, 1fr) minmax(0, 1fr)',
      '2rem',
      '2rem',
    ]);
  });

  it('BLK-25 has the alignment of its setting', () => {
    const places = ['left', 'center', 'right'].map((align_wrapper) => {
      const place = shownStyle(draw({ align_wrapper }), 'justify-content');
      cleanup();
      return place;
    });
    expect(places).toEqual(['start', 'center', 'end']);
  });

  it('divides the width by its setting', () => {
    expect(valuesOf(draw({ columns: '7' }))[0]).toBe('minmax(0, 1fr) minmax(0, 3fr)');
    cleanup();
    expect(valuesOf(draw({ columns: '10', auto_width: '1' }))[0]).toBe('auto auto');
  });

  it('shows the second item in a narrow first column, and keeps the reading order', () => {
    const row = draw({ columns: '6' });
    expect('swapped' in row.dataset).toBe(true);
    expect([...row.children].map(({ textContent }) => textContent)).toEqual(['item_one', 'item_two']);
    cleanup();
    expect('swapped' in draw({ columns: '5' }).dataset).toBe(false);
  });

  it('has the given id', () => {
    expect(draw({ custom_id: 'prijzen' }).id).toBe('prijzen');
    cleanup();
    expect(draw({}).hasAttribute('id')).toBe(false);
  });
});

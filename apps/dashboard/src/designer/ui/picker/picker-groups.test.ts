import { createTranslate, nl } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { allDefinitions } from '../blocks/block-definition.ts';
import { groupOrder, pickerGroups } from './picker-groups.ts';
import { thumbnailShapes } from './thumbnail-shapes.ts';

const t = createTranslate();
const ask = (part: Partial<Parameters<typeof pickerGroups>[2]> = {}) =>
  pickerGroups(allDefinitions, t, { kind: 'section', query: '', older: false, ...part });

describe('pickerGroups', () => {
  it('knows every group that has a name, in the order of their names', () => {
    expect(groupOrder).toEqual(Object.keys(nl).filter((key) => key.startsWith('template_group_')));
  });

  it('shows no empty group, and the others in that order', () => {
    const titles = ask().map(({ title }) => title);
    expect(ask().every(({ items }) => items.length > 0)).toBe(true);
    expect(titles).toEqual(groupOrder.filter((title) => titles.includes(title)));
  });

  it('offers every section that is not switched off, and no block among the sections', () => {
    const offered = new Set(ask().flatMap(({ items }) => items));
    expect([...offered].every(({ kind }) => kind === 'section')).toBe(true);
    const expected = allDefinitions.filter(({ kind, disabled }) => kind === 'section' && !disabled);
    expect([...offered].map(({ type }) => type).sort()).toEqual(expected.map(({ type }) => type).sort());
  });

  it('offers templates that are switched off only when asked', () => {
    const [first] = allDefinitions.filter(({ kind }) => kind === 'section');
    if (!first) throw new Error('no sections');
    const old = { ...first, type: 'oud', disabled: true };
    const types = (older: boolean) =>
      pickerGroups([old], t, { kind: 'section', query: '', older }).flatMap(({ items }) => items);
    expect(types(false)).toEqual([]);
    expect(types(true)).toContain(old);
  });

  it('finds by any word of name or group, without capitals or accents', () => {
    const types = (query: string) =>
      ask({ kind: 'content', query }).flatMap(({ items }) => items.map(({ type }) => type));
    expect(types('PRODUCTCATEGORIEEN')).toContain('productcategories');
    expect(types('webwinkel product')).toContain('products');
    expect(types('bestaatniet')).toEqual([]);
  });
});

describe('thumbnailShapes', () => {
  it.each(allDefinitions.map((one) => [one.type, one] as const))(
    'draws %s within its field',
    (_type, one) => {
      const shapes = thumbnailShapes(one);
      expect(shapes.length).toBeGreaterThan(0);
      for (const { x, y, width, height } of shapes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(x + width).toBeLessThanOrEqual(96.01);
        expect(y + height).toBeLessThanOrEqual(56.01);
      }
    },
  );
});

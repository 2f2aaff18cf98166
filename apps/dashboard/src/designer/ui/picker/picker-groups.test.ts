import type { DocumentPlace } from '@etalage/blocks/schema';
import { compositionKinds } from '@etalage/site-model/schema';
import { createTranslate, nl } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { allDefinitions } from '../blocks/block-definition.ts';
import { groupOrder, pickerGroups, searchedGroups } from './picker-groups.ts';

const t = createTranslate();
const ask = (part: Partial<Parameters<typeof pickerGroups>[2]> = {}) =>
  pickerGroups(allDefinitions, t, { kind: 'section', place: 'page', query: '', older: false, ...part });

describe('pickerGroups', () => {
  it('contains every group that has a name, in the order of their names', () => {
    expect(groupOrder).toEqual(Object.keys(nl).filter((key) => key.startsWith('template_group_')));
  });

  it('leaves out empty groups, and shows the others in that order', () => {
    const titles = ask().map(({ title }) => title);
    expect(ask().every(({ items }) => items.length > 0)).toBe(true);
    expect(titles).toEqual(groupOrder.filter((title) => titles.includes(title)));
  });

  it('offers every section that is not switched off in some document, and no block among the sections', () => {
    const places = ['page', 'template', ...compositionKinds] as const;
    const offered = new Set(places.flatMap((place) => ask({ place })).flatMap(({ items }) => items));
    expect([...offered].every(({ kind }) => kind === 'section')).toBe(true);
    const expected = allDefinitions.filter(({ kind, disabled }) => kind === 'section' && !disabled);
    expect([...offered].map(({ type }) => type).sort()).toEqual(expected.map(({ type }) => type).sort());
  });

  it('BLK-01 offers these 18 content blocks, and no other', () => {
    const blocks = ['page', 'template', ...compositionKinds] as const;
    const expected = [
      'paragraph',
      'columns',
      'grid',
      'image',
      'gallery',
      'button',
      'conditional',
      'slider',
      'review',
      'forms',
      'accordion',
      'menu',
      'embed',
      'products',
      'productcategories',
      'addtocart',
      'threedmodel',
      'savedcontent',
    ];
    for (const place of blocks)
      for (const older of [false, true]) {
        const offered = ask({ kind: 'content', place, older }).flatMap(({ items }) => items);
        expect([...new Set(offered.map(({ type }) => type))].sort(), place).toEqual(expected.toSorted());
      }
  });

  it('does not offer a page what only other documents may contain', () => {
    const typesIn = (place: DocumentPlace) =>
      ask({ place }).flatMap(({ items }) => items.map(({ type }) => type));
    const special = [
      'headerOne',
      'headerOneSearch',
      'headerOneText',
      'doubleMenuHeader',
      'headerLogoMiddle',
      'headerTopBar',
      'webshopCheckout',
      'webshopShoppingcart',
      'webshopProductsOne',
    ];
    for (const place of ['page', 'template'] as const) {
      expect(typesIn(place).filter((type) => special.includes(type))).toEqual([]);
      expect(typesIn(place)).toContain('sectionContent');
    }
    expect(new Set(typesIn('header'))).toContain('headerOne');
    expect(typesIn('checkout')).toContain('webshopCheckout');
    expect(typesIn('checkout')).not.toContain('webshopShoppingcart');
  });

  it('offers templates that are switched off only on request', () => {
    const first = allDefinitions.find(({ type }) => type === 'sectionContent');
    if (!first) throw new Error('no sections');
    const old = { ...first, type: 'oud', disabled: true };
    const types = (older: boolean) =>
      pickerGroups([old], t, { kind: 'section', place: 'page', query: '', older }).flatMap(
        ({ items }) => items,
      );
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

describe('searchedGroups', () => {
  const found = (query: string, kind: 'section' | 'content', isFixed = false) => {
    const question = { kind, place: 'page', query, older: false, isFixed } as const;
    const { kind: shown, groups } = searchedGroups(allDefinitions, t, question);
    return { shown, types: groups.flatMap(({ items }) => items.map(({ type }) => type)) };
  };

  it('looks among the other kind when the kind that is asked for has nothing', () => {
    expect(found('productcategorieen', 'section')).toMatchObject({ shown: 'content' });
    expect(found('productcategorieen', 'section').types).toContain('productcategories');
    expect(found('banner', 'content')).toMatchObject({ shown: 'section' });
  });

  it.each([
    ['the kind that is asked for has something', 'tekst', 'section', false],
    ['nothing is found at all', 'bestaatniet', 'section', false],
    ['nothing is searched', ' ', 'content', false],
    ['only one kind can be inserted', 'productcategorieen', 'section', true],
  ] as const)('stays with that kind when %s', (_when, query, kind, isFixed) => {
    expect(found(query, kind, isFixed).shown).toBe(kind);
  });
});

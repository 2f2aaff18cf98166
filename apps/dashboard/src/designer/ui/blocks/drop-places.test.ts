import { misplacedBlock } from '@etalage/blocks/schema';
import { insertBlock, type PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { dropLine, nearestLine } from '../drag/drop-line.ts';
import { dropPlaces } from './drop-places.ts';

const block = (id: string, type: string, slots: Record<string, string[]> = {}) => ({
  id,
  type,
  version: 1,
  data: {},
  slots,
});

/** A banner, and a section with two texts. */
const page: PageDocument = {
  version: 1,
  root: ['banner', 'section'],
  blocks: {
    banner: block('banner', 'sectionContentSpecialOne', { content: [] }),
    section: block('section', 'sectionContent', { content: ['one', 'two'] }),
    one: block('one', 'paragraph'),
    two: block('two', 'paragraph'),
  },
};
const box = (y: number, height: number, x = 0, width = 1000) => ({ x, y, width, height });
const rects = {
  banner: box(0, 200),
  section: box(200, 200),
  one: box(220, 60, 100, 800),
  two: box(300, 60, 100, 800),
};

describe('dropPlaces', () => {
  it('allows a new section before, between and after the others', () => {
    expect(dropPlaces(page, { type: 'contentImage' }, 'page')).toEqual(
      [0, 1, 2].map((index) => ({ parent: null, slot: '', index })),
    );
  });

  it('counts without the block itself, as a move does', () => {
    expect(
      dropPlaces(page, { type: 'sectionContent', id: 'section' }, 'page').map(({ index }) => index),
    ).toEqual([0, 1]);
  });

  it('allows a block in slots only, an empty one included', () => {
    expect(dropPlaces(page, { type: 'paragraph' }, 'page')).toEqual([
      { parent: 'banner', slot: 'content', index: 0 },
      ...[0, 1, 2].map((index) => ({ parent: 'section', slot: 'content', index })),
    ]);
  });

  it('never allows a block in itself or in its descendants', () => {
    const nested: PageDocument = {
      ...page,
      blocks: {
        ...page.blocks,
        one: block('one', 'paragraph', { content: ['deep'] }),
        deep: block('deep', 'paragraph', { content: [] }),
      },
    };
    const parents = dropPlaces(nested, { type: 'paragraph', id: 'one' }, 'page').map(({ parent }) => parent);
    expect(parents).not.toContain('one');
    expect(parents).not.toContain('deep');
  });

  it('allows a block of an unknown type only in its own kind of place', () => {
    const odd: PageDocument = { ...page, root: ['x'], blocks: { x: block('x', 'gone') } };
    expect(dropPlaces(odd, { type: 'gone', id: 'x' }, 'page')).toEqual([
      { parent: null, slot: '', index: 0 },
    ]);
  });

  it('has no place for a new block in a document of a kind that it may not be added to', () => {
    expect(dropPlaces(page, { type: 'headerOne' }, 'page')).toEqual([]);
    expect(dropPlaces(page, { type: 'headerOne' }, 'header')).toHaveLength(3);
  });

  it.each(['paragraph', 'sectionContent', 'headerOne'])(
    'offers %s every place that is allowed, and no other',
    (type) => {
      const lists = [
        { parent: null, slot: '' },
        { parent: 'banner', slot: 'content' },
        { parent: 'section', slot: 'content' },
        { parent: 'connected', slot: 'items' },
      ];
      const connected = { ...block('connected', 'grid', { items: [] }), data: { connection_type: 'query' } };
      const section = block('section', 'sectionContent', { content: ['one', 'two', 'connected'] });
      const document: PageDocument = { ...page, blocks: { ...page.blocks, section, connected } };
      const allowed = lists.filter((list) => {
        const place = { ...list, index: 0 };
        return !misplacedBlock(document, insertBlock([block('new', type)], place), 'page');
      });
      const offered = dropPlaces(document, { type }, 'page').filter(({ index }) => index === 0);
      expect(offered.map(({ parent, slot }) => ({ parent, slot }))).toEqual(allowed);
    },
  );
});

describe('nearestLine', () => {
  const nearest = (type: string, x: number, y: number) => {
    const lines = dropPlaces(page, { type }, 'page').flatMap(
      (place) => dropLine(page, rects, place, { type }) ?? [],
    );
    return nearestLine(lines, { x, y })?.place;
  };

  it('takes the place whose line is closest to the pointer', () => {
    expect(nearest('contentImage', 500, 10)).toEqual({ parent: null, slot: '', index: 0 });
    expect(nearest('contentImage', 500, 190)).toEqual({ parent: null, slot: '', index: 1 });
    expect(nearest('contentImage', 500, 900)).toEqual({ parent: null, slot: '', index: 2 });
  });

  it('shows a place between two texts in the middle of the space between them', () => {
    expect(nearest('paragraph', 400, 290)).toEqual({ parent: 'section', slot: 'content', index: 1 });
    const place = { parent: 'section', slot: 'content', index: 1 };
    expect(dropLine(page, rects, place, { type: 'paragraph' })?.rect).toMatchObject({ y: 290, height: 0 });
  });

  it('takes the whole page if it is empty', () => {
    const empty = { version: 1 as const, root: [], blocks: {} };
    const box = { x: 0, y: 0, width: 800, height: 600 };
    const place = { parent: null, slot: '', index: 0 };
    expect(dropLine(empty, {}, place, { type: 'sectionContent' }, box)).toEqual({
      place,
      shape: 'box',
      rect: box,
    });
  });

  it('shows the box of an empty slot, and takes it if the pointer is inside', () => {
    expect(nearest('paragraph', 500, 100)).toEqual({ parent: 'banner', slot: 'content', index: 0 });
  });

  it('has no line if the boxes beside it are not known', () => {
    const place = { parent: 'section', slot: 'content', index: 1 };
    expect(dropLine(page, {}, place, { type: 'paragraph' })).toBeUndefined();
  });
});

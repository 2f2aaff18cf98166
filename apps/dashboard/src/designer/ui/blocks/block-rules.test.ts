import { createTranslate } from '@etalage/texts';
import type { PageDocument } from '@etalage/site-model';
import { beforeEach, describe, expect, it } from 'vitest';
import { allDefinitions } from './block-definition.ts';
import { blockHealth } from './block-health.ts';
import { blockName, blockLabel } from './block-name.ts';
import { storeCopied, readCopied } from './copied-blocks.ts';
import { insertPlace } from './insert-place.ts';
import { neighbourOf } from './neighbour-of.ts';
import { starterBlocks } from './starter-blocks.ts';

const t = createTranslate();
const block = (id: string, type: string, slots: Record<string, string[]> = {}, data = {}) => ({
  id,
  type,
  version: 1,
  data,
  slots,
});
const page: PageDocument = {
  version: 1,
  root: ['first', 'last'],
  blocks: {
    first: block('first', 'sectionContent', { content: ['text', 'button'] }),
    text: block('text', 'paragraph'),
    button: block('button', 'button'),
    last: block('last', 'breadcrumbsOne'),
  },
};

describe('starterBlocks', () => {
  it.each(allDefinitions.map(({ type }) => type))('makes a %s that can be read', (type) => {
    let count = 0;
    const blocks = starterBlocks(type, t, () => `b${(count += 1)}`);
    expect(blocks.map((one) => blockHealth(one).state)).toEqual(blocks.map(() => 'good'));
    const children = blocks.flatMap(({ slots }) => Object.values(slots).flat());
    expect(children.toSorted()).toEqual(
      blocks
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

describe('insertPlace', () => {
  it('inserts a section after the selected one, also if a block in it is selected', () => {
    expect(insertPlace(page, null, 'section')).toEqual({ parent: null, slot: '', index: 2 });
    expect(insertPlace(page, 'first', 'section')).toEqual({ parent: null, slot: '', index: 1 });
    expect(insertPlace(page, 'text', 'section')).toEqual({ parent: null, slot: '', index: 1 });
  });

  it('inserts a block after the selected block, or at the end of the selected section', () => {
    expect(insertPlace(page, 'text', 'content')).toEqual({ parent: 'first', slot: 'content', index: 1 });
    expect(insertPlace(page, 'first', 'content')).toEqual({ parent: 'first', slot: 'content', index: 2 });
  });

  it('has no place for a block in a section without slots', () => {
    expect(insertPlace(page, 'last', 'content')).toBeUndefined();
  });
});

it('selects the next block after a deletion, else the previous one, else the parent', () => {
  expect(neighbourOf(page, 'text')).toBe('button');
  expect(neighbourOf(page, 'button')).toBe('text');
  expect(neighbourOf(page, 'last')).toBe('first');
  const alone = {
    ...page,
    blocks: { ...page.blocks, first: block('first', 'sectionContent', { content: ['text'] }) },
  };
  expect(neighbourOf(alone, 'text')).toBe('first');
});

describe('blockHealth', () => {
  it('distinguishes an unknown block, one that cannot be read and one that failed', () => {
    expect(blockHealth(block('a', 'gone')).state).toBe('unknown');
    expect(blockHealth({ ...block('a', 'paragraph'), version: 99 }).state).toBe('unreadable');
    expect(blockHealth(block('a', 'paragraph'), ['boom'])).toEqual({ state: 'thrown', details: ['boom'] });
    expect(blockHealth(block('a', 'paragraph')).state).toBe('good');
  });
});

describe('names of blocks', () => {
  it('calls a block by its title and its first words', () => {
    expect(blockName(t, block('a', 'paragraph'))).toBe('Tekst');
    expect(
      blockLabel(block('a', 'paragraph', {}, { text: '<h2>Brood &amp; banket</h2><p>elke dag</p>' })),
    ).toBe('Brood & banket elke dag');
    expect(blockLabel(block('a', 'paragraph', {}, { text: '' }))).toBe('');
    const button = { type: 'primary', url: '/tafels', button_div_id: 'knop', title: 'a < b' };
    expect(blockLabel(block('a', 'button', {}, button))).toBe('a < b');
    expect(blockLabel(block('a', 'review', {}, { review: '', name: 'Noor' }))).toBe('Noor');
  });

  it('names the type of a block that is not known', () => {
    expect(blockName(t, block('a', 'oudeKaart'))).toContain('oudeKaart');
  });
});

describe('copied blocks', () => {
  beforeEach(() => localStorage.clear());

  it('are pasted with new ids', () => {
    storeCopied([block('first', 'sectionContent', { content: ['text'] }), block('text', 'paragraph')], 'een');
    let count = 0;
    const pasted = readCopied(() => `n${(count += 1)}`, 'een')?.blocks;
    expect(pasted?.map(({ id }) => id)).toEqual(['n1', 'n2']);
    expect(pasted?.[0]?.slots).toEqual({ content: ['n2'] });
  });

  it('keep what they refer to on their own website only', () => {
    const order = block('order', 'addtocart', {}, { product: 'kast', label: 'Bestel' });
    storeCopied([block('first', 'sectionContent', { content: ['order'] }), order], 'een');
    const pasteOn = (website: string) => {
      const taken = readCopied(() => crypto.randomUUID(), website);
      return [taken?.blocks[1]?.data, taken?.lostReferences];
    };
    expect(pasteOn('een')).toEqual([{ product: 'kast', label: 'Bestel' }, false]);
    expect(pasteOn('twee')).toEqual([{ product: '', label: 'Bestel' }, true]);
    storeCopied([block('text', 'paragraph', {}, { text: 'x' })], 'een');
    expect(readCopied(() => 'n', 'twee')?.lostReferences).toBe(false);
  });

  it.each(['{', '{}', '[]', 'null', '"x"', '{"website":"een","blocks":[1]}'])(
    'are undefined if the storage contains %s',
    (stored) => {
      localStorage.setItem('etalage-copied-blocks', stored);
      expect(readCopied(() => 'x', 'een')).toBeUndefined();
    },
  );
});

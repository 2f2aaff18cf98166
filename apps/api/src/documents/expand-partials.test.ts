import { type BlockInstance, type PageDocument, checkDocument, readingOrder } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { expandPartials } from './expand-partials.ts';

const text = (id: string): BlockInstance => ({
  id,
  type: 'paragraph',
  version: 1,
  data: { text: id },
  slots: {},
});
const partial = (id: string, template: string): BlockInstance => ({
  ...text(id),
  type: 'templatePartial',
  data: { template },
});
const documentOf = (...blocks: BlockInstance[]): PageDocument => ({
  version: 1,
  root: blocks.map(({ id }) => id),
  blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
});
const read = (document: PageDocument) => {
  expect(checkDocument(document).issues).toEqual([]);
  expect(Object.keys(document.blocks).every((id) => id.length <= 64)).toBe(true);
  return readingOrder(document).flatMap(({ type, data }) => (type === 'paragraph' ? [data['text']] : []));
};

describe('expandPartials', () => {
  it('inserts templates, also one twice on a page and one within another', () => {
    const templates = new Map([
      ['outer', documentOf(text('a'), partial('b', 'inner'))],
      ['inner', documentOf(text('c'))],
    ]);
    const page = documentOf(partial('one', 'outer'), text('own'), partial('two', 'outer'));
    const shown = expandPartials(page, templates);
    expect(read(shown)).toEqual(['a', 'c', 'own', 'a', 'c']);
    expect(shown.root).toEqual(page.root);
    expect(expandPartials(page, templates)).toEqual(shown);
  });

  it('inserts what stands in the sections of a template where only content may stand', () => {
    const section = { ...text('sectie'), type: 'sectionContent', slots: { content: ['a', 'b'] } };
    const template = { ...documentOf(text('a'), text('b'), section), root: ['sectie'] };
    const saved = { ...text('bewaard'), type: 'savedcontent', data: { savedcontent: 't' } };
    const shown = expandPartials(documentOf(saved), new Map([['t', template]]));
    const inside = shown.blocks['bewaard']?.slots['savedcontent_mutated'] ?? [];
    expect(inside.map((id) => shown.blocks[id]?.data['text'])).toEqual(['a', 'b']);
  });

  it('returns the same document if no block shows a template', () => {
    const page = documentOf(text('own'), partial('none', ''));
    expect(expandPartials(page, new Map())).toBe(page);
  });

  it('stops at a template that contains itself, directly or through others', () => {
    const templates = new Map([
      ['a', documentOf(text('a'), partial('x', 'a'), partial('y', 'b'))],
      ['b', documentOf(text('b'), partial('z', 'a'))],
    ]);
    expect(read(expandPartials(documentOf(partial('p', 'a')), templates))).toEqual(['a', 'b']);
    expect(read(expandPartials(templates.get('a')!, templates, ['a']))).toEqual(['a', 'b']);
  });

  it('inserts at most five levels', () => {
    const templates = new Map(
      Array.from({ length: 9 }, (_, level) => {
        return [`t${level}`, documentOf(text(`${level}`), partial('n', `t${level + 1}`))] as const;
      }),
    );
    expect(read(expandPartials(documentOf(partial('p', 't0')), templates))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('limits the number of blocks that templates add', () => {
    const ten = (id: string) => documentOf(...Array.from({ length: 10 }, (_, i) => partial(`p${i}`, id)));
    const templates = new Map([1, 2, 3].map((level) => [`t${level}`, ten(`t${level + 1}`)] as const));
    const shown = expandPartials(ten('t1'), templates);
    expect(Object.keys(shown.blocks).length).toBeLessThanOrEqual(2010);
  });

  it('reads no more of nested templates than the page may contain', () => {
    const ten = (id: string) => documentOf(...Array.from({ length: 10 }, (_, i) => partial(`p${i}`, id)));
    let reads = 0;
    class CountingMap extends Map<string, PageDocument> {
      override get(id: string) {
        reads += 1;
        return super.get(id);
      }
    }
    const templates = new CountingMap([1, 2, 3, 4, 5].map((level) => [`t${level}`, ten(`t${level + 1}`)]));
    expandPartials(ten('t1'), templates);
    // Without the limit there are 1,111,110 reads.
    expect(reads).toBeLessThanOrEqual(2500);
  });
});

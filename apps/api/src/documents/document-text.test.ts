import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.ts';

const blockOf = (type: string, data: Record<string, unknown>, id = 'a'): BlockInstance => ({
  id,
  type,
  version: 1,
  data,
  slots: {},
});
const documentOf = (...blocks: BlockInstance[]): PageDocument => ({
  version: 1,
  root: blocks.map(({ id }) => id),
  blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
});
const textOf = (type: string, data: Record<string, unknown>) => documentText(documentOf(blockOf(type, data)));

describe('documentText', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'review',
      { review: 'Prachtige tafel', name: 'Noor', company: 'Bakkerij' },
      'Prachtige tafel Noor Bakkerij',
    ],
    ['CopyrightCenter', { copyright: '<p>© Atelier <b>Noord</b></p>' }, '© Atelier Noord'],
    ['sectionContentSpecialOne', { title: 'a < b', description: 'en b > c' }, 'a < b en b > c'],
    ['button', { title: 'Bekijk', url: '/tafels', rel: 'nofollow', button_div_id: 'knop' }, 'Bekijk'],
    ['contentImage', { active_content: '1', logo_alt: 'De werkplaats', image_height: '96' }, 'De werkplaats'],
    ['grid', { custom_id: 'prijzen', dynamic_data: '[{"title":"Tafels","url":"/x"}]' }, 'Tafels'],
    ['products', { title: 'Favorieten', products: ['kast'], limit: '3' }, 'Favorieten'],
    ['embed', { code: '<p>x</p>', title: 'x' }, ''],
  ])('returns the visible text of %s', (type, data, text) => {
    expect(textOf(type, data)).toBe(text);
  });

  it('returns the text in reading order, including the slots of a block', () => {
    const section = { ...blockOf('sectionContent', {}, 's'), slots: { content: ['t'] } };
    const document = documentOf(section, blockOf('paragraph', { text: '<p>twee</p>' }, 'z'));
    const inner = blockOf('paragraph', { text: '<p>een</p>' }, 't');
    expect(documentText({ ...document, blocks: { ...document.blocks, t: inner } })).toBe('een twee');
  });

  it('leaves out a block that cannot be read', () => {
    expect(documentText(documentOf({ ...blockOf('review', { review: 'x' }), version: 99 }))).toBe('');
  });
});

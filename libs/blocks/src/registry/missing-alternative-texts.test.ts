import type { PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { missingAlternativeTexts } from './missing-alternative-texts.ts';

function documentOf(...blocks: [type: string, data: Record<string, unknown>][]): PageDocument {
  const named = blocks.map(([type, data], index) => ({ id: `b${index}`, type, version: 1, data, slots: {} }));
  return {
    version: 1,
    root: named.map(({ id }) => id),
    blocks: Object.fromEntries(named.map((block) => [block.id, block])),
  };
}

describe('missingAlternativeTexts', () => {
  it('names the blocks with a picture without a text, in reading order, and the pictures', () => {
    const url = '/media/w/a.jpg#focus=10,20';
    const document = documentOf(
      ['contentImage', { content_image: url }],
      ['image', { url, alt: ' ' }],
      ['gallery', { images: `|${url}`, alt: '' }],
    );
    expect(missingAlternativeTexts(document)).toEqual(
      ['b0', 'b1', 'b2'].map((block) => ({ block, pictures: ['/media/w/a.jpg'] })),
    );
  });

  it('leaves out a described picture, a decoration, a block without a picture, and what cannot be read', () => {
    const url = '/media/w/a.jpg';
    const document = documentOf(
      ['image', { url, alt: 'Een stoel' }],
      ['image', { url, alt: '', alt_decorative: '1' }],
      ['image', { url: '|', alt: '' }],
      ['image', { url: 4, alt: '' }],
      ['bestaat-niet', { url, alt: '' }],
      ['paragraph', { text: '<p>Hoi</p>' }],
    );
    expect(missingAlternativeTexts(document)).toEqual([]);
  });
});

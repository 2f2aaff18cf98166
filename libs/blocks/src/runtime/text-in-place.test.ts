import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '../registry/schema-registry.ts';
import { hasTextInPlace, textInPlace } from './text-in-place.ts';

describe('textInPlace', () => {
  const { button, CopyrightCenter, review, sectionContentSpecialOne, contentImage, image } = blockDefinitions;

  it.each([
    [CopyrightCenter, 'copyright', 'html'],
    [review, 'review', 'lines'],
    [review, 'name', 'line'],
    [sectionContentSpecialOne, 'button_title', 'line'],
    [sectionContentSpecialOne, 'button_link', undefined],
    [sectionContentSpecialOne, 'image_alt', undefined],
    [button, 'button_div_id', undefined],
    [contentImage, 'active_content', undefined],
    [review, 'toString', undefined],
  ] as const)('knows how text of %o is written: %s', (definition, field, kind) => {
    expect(textInPlace(definition, field)).toBe(kind);
  });

  it('returns which blocks contain text that is edited on the page', () => {
    expect([review, button, image].map(hasTextInPlace)).toEqual([true, true, false]);
  });
});

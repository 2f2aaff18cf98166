import { expect, it } from 'vitest';
import { fontSizes, titleTags } from './option-lists.ts';

const valuesOf = (list: readonly { value: string }[]) => list.map(({ value }) => value);

it('STY-28 the tags of titles are a paragraph and four headings', () => {
  expect(valuesOf(titleTags)).toEqual(['p', 'h1', 'h2', 'h3', 'h4']);
});

it('STY-30 there are eight font sizes', () => {
  expect(valuesOf(fontSizes)).toEqual(
    ['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'].map((size) => `text-${size}`),
  );
});

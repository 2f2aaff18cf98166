import { imageAlignments, valuesOf } from '@etalage/form-engine/schema';
import { expect, it } from 'vitest';
import { image } from '../content/image/image.schema.ts';

it('RTE-19 RTE-20 pictures in text and the image block each have the decided positions', () => {
  expect(valuesOf(imageAlignments)).toEqual(['none', 'float-left', 'm-auto', 'float-right']);
  expect(image.fields.align.definition.options?.map(({ value }) => value)).toEqual([
    'left',
    'justify-center',
    'justify-end',
  ]);
});

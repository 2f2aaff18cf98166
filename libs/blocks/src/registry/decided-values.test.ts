import type { Field } from '@etalage/form-engine/schema';
import { describe, expect, it } from 'vitest';
import { blockDefinitions } from './schema-registry.ts';

const sizes = 'none sm md lg xl';
const aligns = 'left center right';
const buttons = 'primary secondary outline link';
const fonts = 'text-sm text-base text-lg text-xl text-2xl text-3xl text-4xl text-5xl';

/** The decided values of every select whose values the specification leaves open. */
const decided = [
  ['button', 'type', buttons],
  ['button', 'align', aligns],
  ['button', 'mobile_align', aligns],
  ['button', 'radius', `${sizes} full`],
  ['image', 'align', 'left justify-center justify-end'],
  ['image', 'shadow', sizes],
  ['review', 'textsize', fonts],
  ['forms', 'width', 'full 3/4 2/3 1/2'],
  ['forms', 'padding', sizes],
  ['forms', 'align_wrapper', aligns],
  ['forms', 'align_button', aligns],
  ['forms', 'button_type', buttons],
  ['forms', 'label_align', aligns],
  ['columns', 'align_wrapper', aligns],
] as const;

describe('the decided values of settings', () => {
  it.each(decided)('BLK-55 %s offers for %s: %s', (block, setting, values) => {
    const field = (blockDefinitions[block].fields as Record<string, Field>)[setting];
    const definition = field?.definition.type === 'select' ? field.definition : undefined;
    expect(definition?.options?.map(({ value }) => value)).toEqual(values.split(' '));
    expect(values.split(' ')).toContain(field?.initial);
  });

  it('BLK-55 the background of a form is a colour of the palette', () => {
    expect(blockDefinitions.forms.fields.bg.definition.type).toBe('dashboard_color_palette');
  });
});

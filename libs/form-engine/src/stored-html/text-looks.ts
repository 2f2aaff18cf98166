import type { TextKey } from '@etalage/texts';

/** A choice: the stored value and the text for the owner. */
type Choices<V extends string> = readonly { value: V; title: TextKey }[];

/** Font sizes by their stored class (STY-30, RTE-09). */
export const fontSizes = [
  { value: 'text-sm', title: 'field_font_size_sm' },
  { value: 'text-base', title: 'field_font_size_base' },
  { value: 'text-lg', title: 'field_font_size_lg' },
  { value: 'text-xl', title: 'field_font_size_xl' },
  { value: 'text-2xl', title: 'field_font_size_2xl' },
  { value: 'text-3xl', title: 'field_font_size_3xl' },
  { value: 'text-4xl', title: 'field_font_size_4xl' },
  { value: 'text-5xl', title: 'field_font_size_5xl' },
] as const satisfies Choices<string>;

/** Fonts of the website by their stored class (RTE-10). */
export const fontFamilies = [
  { value: 'font-main', title: 'formfield_rich_font_main' },
  { value: 'font-primary', title: 'formfield_rich_font_primary' },
] as const satisfies Choices<string>;

/** Shadows behind letters by their stored class (RTE-11). */
export const textShadows = [
  { value: 'text-shadow', title: 'formfield_rich_shadow_small' },
  { value: 'text-shadow-md', title: 'formfield_rich_shadow_medium' },
  { value: 'text-shadow-lg', title: 'formfield_rich_shadow_large' },
] as const satisfies Choices<string>;

/** Alignments of a paragraph: four of its lines, and two that let the text flow around it (RTE-08). */
export const textAlignments = [
  { value: 'left', title: 'formfield_rich_align_left' },
  { value: 'center', title: 'formfield_rich_align_center' },
  { value: 'right', title: 'formfield_rich_align_right' },
  { value: 'justify', title: 'formfield_rich_align_justify' },
  { value: 'float-left', title: 'formfield_rich_float_left' },
  { value: 'float-right', title: 'formfield_rich_float_right' },
] as const satisfies Choices<string>;

/** Positions of a picture within text (RTE-19, RTE-20); the image block has a list of its own. */
export const imageAlignments = [
  { value: 'none', title: 'formfield_rich_image_align_none' },
  { value: 'float-left', title: 'formfield_rich_float_left' },
  { value: 'm-auto', title: 'formfield_rich_image_align_center' },
  { value: 'float-right', title: 'formfield_rich_float_right' },
] as const satisfies Choices<string>;

/** Shadows under a picture within text. */
export const imageShadows = [
  { value: 'shadow', title: 'formfield_rich_shadow_small' },
  { value: 'shadow-md', title: 'formfield_rich_shadow_medium' },
  { value: 'shadow-lg', title: 'formfield_rich_shadow_large' },
] as const satisfies Choices<string>;

/** The stored values of a list of choices. */
export function valuesOf<V extends string>(choices: Choices<V>): V[] {
  return choices.map(({ value }) => value);
}

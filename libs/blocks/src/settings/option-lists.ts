import type { TextKey } from '@etalage/texts';

/** Choices that many blocks share; stored value and the text an owner reads. */
type Choices<V extends string> = readonly { value: V; title: TextKey }[];

/** Font sizes by the class they are stored as (STY-30). */
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

/** Tags of titles (STY-28). */
export const titleTags = [
  { value: 'p', title: 'field_tag_p' },
  { value: 'h1', title: 'field_tag_h1' },
  { value: 'h2', title: 'field_tag_h2' },
  { value: 'h3', title: 'field_tag_h3' },
  { value: 'h4', title: 'field_tag_h4' },
] as const satisfies Choices<string>;

/** Left, centre, right (NAV-42, BLK-55). */
export const aligns = [
  { value: 'left', title: 'field_position_left' },
  { value: 'center', title: 'field_position_center' },
  { value: 'right', title: 'field_position_right' },
] as const satisfies Choices<string>;

/** Vertical places of columns beside each other (STY-31). */
export const verticalPlaces = [
  { value: 'items-start', title: 'field_items_start' },
  { value: 'items-center', title: 'field_items_center' },
  { value: 'items-end', title: 'field_items_end' },
] as const satisfies Choices<string>;

/** Kinds of buttons (BLK-55). */
export const buttonTypes = [
  { value: 'primary', title: 'field_button_primary' },
  { value: 'secondary', title: 'field_button_secondary' },
  { value: 'outline', title: 'field_button_outline' },
  { value: 'link', title: 'field_button_text_link' },
] as const satisfies Choices<string>;

const sizes = [
  { value: 'none', title: 'field_none' },
  { value: 'sm', title: 'field_sm' },
  { value: 'md', title: 'field_md' },
  { value: 'lg', title: 'field_lg' },
  { value: 'xl', title: 'field_xl' },
] as const satisfies Choices<string>;

/** Shadows (BLK-55). */
export const shadows = sizes;
/** Round corners (BLK-55). */
export const radii = [...sizes, { value: 'full', title: 'field_full' }] as const satisfies Choices<string>;

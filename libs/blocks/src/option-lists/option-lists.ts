import type { TextKey } from '@etalage/texts';

/** Options that many blocks share: the stored value and the key of its text. */
type Choices<V extends string> = readonly { value: V; title: TextKey }[];

/** Font sizes by the class that is stored (STY-30), the same as in rich text. */
export { fontSizes } from '@etalage/form-engine/schema';

/** Tags of titles (STY-28). */
export const titleTags = [
  { value: 'p', title: 'field_tag_p' },
  { value: 'h1', title: 'field_tag_h1' },
  { value: 'h2', title: 'field_tag_h2' },
  { value: 'h3', title: 'field_tag_h3' },
  { value: 'h4', title: 'field_tag_h4' },
] as const satisfies Choices<string>;

/** Columns of a list of items on a wide screen (BLK-27, BLK-68). */
export const listColumns = [
  { value: '2', title: 'field_columns_two' },
  { value: '3', title: 'field_columns_three' },
  { value: '4', title: 'field_columns_four' },
] as const satisfies Choices<string>;

/** Left, centre, right (NAV-42, BLK-55). */
export const aligns = [
  { value: 'left', title: 'field_position_left' },
  { value: 'center', title: 'field_position_center' },
  { value: 'right', title: 'field_position_right' },
] as const satisfies Choices<string>;

/** Vertical alignment of columns side by side (STY-31). */
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
/** Rounded corners (BLK-55). */
export const radii = [...sizes, { value: 'full', title: 'field_full' }] as const satisfies Choices<string>;
/** Padding around a form (BLK-55). */
export const formPaddings = sizes;
/** Widths of a form, as a share of the available width (BLK-55). */
export const formWidths = [
  { value: 'full', title: 'field_form_width_full' },
  { value: '3/4', title: 'field_form_width_three_quarters' },
  { value: '2/3', title: 'field_form_width_two_thirds' },
  { value: '1/2', title: 'field_form_width_half' },
] as const satisfies Choices<string>;

/** Where a picture stands in its place; the values are those of the image block (BLK-35). */
export const pictureAligns = [
  { value: 'left', title: 'field_position_left' },
  { value: 'justify-center', title: 'field_position_center' },
  { value: 'justify-end', title: 'field_position_right' },
] as const;

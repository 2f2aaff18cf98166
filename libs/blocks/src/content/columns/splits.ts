import type { TextKey } from '@etalage/texts';

interface Split {
  value: string;
  title: TextKey;
  /** Relative widths of the columns, in order. */
  parts: readonly number[];
  /** The narrow first column shows the second item (BLK-11). */
  isSwapped?: boolean;
}

/** The divisions of the width by their stored value. */
export const splits = [
  { value: '1', title: 'field_split_one', parts: [1] },
  { value: '2', title: 'field_columns_two', parts: [1, 1] },
  { value: '3', title: 'field_columns_three', parts: [1, 1, 1] },
  { value: '4', title: 'field_columns_four', parts: [1, 1, 1, 1] },
  { value: '41', title: 'field_split_five', parts: [1, 1, 1, 1, 1] },
  { value: '42', title: 'field_split_six', parts: [1, 1, 1, 1, 1, 1] },
  { value: '5', title: 'field_split_two_thirds', parts: [2, 1] },
  { value: '6', title: 'field_split_third_first', parts: [1, 2], isSwapped: true },
  { value: '7', title: 'field_split_quarter_first', parts: [1, 3], isSwapped: true },
  { value: '8', title: 'field_split_three_quarters', parts: [3, 1] },
  { value: '9', title: 'field_split_fifth_first', parts: [1, 4], isSwapped: true },
  { value: '10', title: 'field_split_four_fifths', parts: [4, 1] },
  { value: '11', title: 'field_split_sixth_first', parts: [1, 5], isSwapped: true },
  { value: '12', title: 'field_split_five_sixths', parts: [5, 1] },
] as const satisfies readonly Split[];

import { flag, identifier, number, select } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { columnsOfText } from '../../runtime/thumbnail.ts';
import { aligns } from '../../option-lists/option-lists.ts';
import { splits } from './splits.ts';

const directions = [
  { value: 'horizontal', title: 'field_flex_horizontal' },
  { value: 'vertical', title: 'field_flex_vertical' },
] as const;

/** Blocks side by side, in one of thirteen divisions of the width (BLK-04 to BLK-26, BLK-55). */
export const columns = defineBlock({
  type: 'columns',
  version: 1,
  kind: 'content',
  title: 'block_columns_title',
  groups: ['template_group_columns'],
  thumbnail: columnsOfText(6),
  fields: {
    columns: select('field_split', splits, { group: 'layout', initial: '2' }),
    flex_direction: select('field_flex_direction', directions, { initial: 'horizontal' }),
    flex_direction_mobile: select('field_flex_direction_mobile', directions, { initial: 'vertical' }),
    auto_width: flag('field_auto_width', { group: 'layout' }),
    reverse_columns_mobile: flag('field_reverse_columns_mobile', { group: 'layout' }),
    column_spacing: number('field_column_spacing', { initial: '4' }),
    column_spacing_mobile: number('field_column_spacing_mobile'),
    align_wrapper: select('field_align', aligns, { initial: 'left' }),
    custom_id: identifier('field_custom_id', { group: 'layout' }),
  },
  slots: ['item_one', 'item_two', 'item_three', 'item_four', 'item_five', 'item_six'],
  migrations: [],
});

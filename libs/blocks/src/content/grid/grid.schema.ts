import { identifier, json, number, select } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { titleWithText } from '../../runtime/thumbnail.ts';
import { listColumns } from '../../option-lists/option-lists.ts';

const connections = [
  { value: '', title: 'field_connection_none' },
  { value: 'manual', title: 'field_connection_manual' },
  { value: 'collection', title: 'field_connection_collection' },
  { value: 'query', title: 'field_connection_query' },
] as const;

const connected = ['collection', 'query'].map((value) => ({
  name: 'connection_type',
  operator: '==' as const,
  value,
}));

/** Items side by side: its own, or those of a collection of the website (BLK-27 to BLK-34). */
export const grid = defineBlock({
  type: 'grid',
  version: 1,
  kind: 'content',
  title: 'block_grid_title',
  groups: ['template_group_columns'],
  thumbnail: titleWithText(6, 10, 84, 5),
  starter: () => ({ slots: { items: [{ type: 'gridItem' }, { type: 'gridItem' }, { type: 'gridItem' }] } }),
  fields: {
    connection_type: select('field_connection_type', connections, { initial: '' }),
    wms_connection_collection_key: identifier('field_connection_key', {
      group: 'layout',
      conditional: connected,
    }),
    dynamic_data: json('field_connection_data', {
      group: 'layout',
      hint: 'field_connection_data_hint',
      conditional: connected,
    }),
    columns: select('field_columns', listColumns, { initial: '3' }),
    column_spacing: number('field_grid_spacing', { initial: '6' }),
    flex_direction_mobile: select(
      'field_flex_direction_mobile',
      [
        { value: 'horizontal', title: 'field_flex_horizontal' },
        { value: 'vertical', title: 'field_flex_vertical' },
      ],
      { initial: 'vertical' },
    ),
    custom_id: identifier('field_custom_id', { group: 'layout' }),
  },
  slots: ['items'],
  migrations: [],
});

/**
 * Whether a grid shows items from a collection, so that they cannot be added, moved or deleted by hand (DSGN-11).
 */
export const isConnectedGrid = ({ type, data }: { type: string; data: Record<string, unknown> }) =>
  type === 'grid' && (data['connection_type'] === 'collection' || data['connection_type'] === 'query');

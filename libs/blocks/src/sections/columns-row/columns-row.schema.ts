import { files, flag, select, type Fields } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';
import { aligns, verticalPlaces } from '../../option-lists/option-lists.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { boxes, columnsOfText, shape, type Thumbnail } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';
import { rowStarter } from './row-starter.ts';
import { rowSlots, type RowType, rowLayouts } from './row-layouts.ts';

interface RowOptions<F extends Fields> {
  title: TextKey;
  description: TextKey;
  thumbnail: Thumbnail;
  /** Rows with a title above them are higher (LAY-22). */
  hasTitle?: boolean;
  groups?: readonly TextKey[];
  /** What this row has beside the fields of all. */
  fields: F;
}

const commonFields = (hasTitle: boolean, hasBackdrop: boolean) => ({
  active_content: flag('field_active_content', { initial: hasTitle ? '1' : '0' }),
  active_content_bottom: flag('field_active_content_bottom'),
  text_vertical_position: select('field_text_vertical_position', verticalPlaces, { initial: 'items-start' }),
  alignment: select('field_alignment', aligns, { initial: 'left' }),
  ...sectionFields({ padding: hasTitle ? 20 : 13, ground: 'gray-100', hasBackdrop }),
});

function rowOf<T extends RowType, F extends Fields>(type: T, options: RowOptions<F>) {
  const { hasTitle = false, groups = ['template_group_columns'], fields, ...names } = options;
  const sidebar = 'hasSidebar' in rowLayouts[type] ? ['sidebar'] : [];
  return defineBlock({
    ...names,
    type,
    family: 'columns-row',
    version: 1,
    kind: 'section',
    groups,
    disabled: true,
    starter: rowStarter(type, hasTitle),
    fields: { ...commonFields(hasTitle, 'background_image' in fields), ...fields },
    slots: ['content', ...rowSlots(type), ...sidebar, 'content_bottom'],
    migrations: [],
  });
}

export const columnsOne = rowOf('columnsOne', {
  title: 'template_columns_one_title',
  description: 'template_columns_one_description',
  thumbnail: columnsOfText(1),
  fields: {},
});
export const columnsTwo = rowOf('columnsTwo', {
  title: 'template_columns_two_title',
  description: 'template_columns_two_description',
  thumbnail: columnsOfText(2),
  fields: {},
});
/** Each of the three columns can be hidden (SEC-36). */
export const columnsThree = rowOf('columnsThree', {
  title: 'template_columns_three_title',
  description: 'template_columns_three_description',
  thumbnail: columnsOfText(3),
  fields: {
    hide_1: flag('field_hide_1', { group: 'layout' }),
    hide_2: flag('field_hide_2', { group: 'layout' }),
    hide_3: flag('field_hide_3', { group: 'layout' }),
  },
});
export const columnsFour = rowOf('columnsFour', {
  title: 'template_columns_four_title',
  description: 'template_columns_four_description',
  thumbnail: columnsOfText(4),
  fields: {},
});
export const columnsFive = rowOf('columnsFive', {
  title: 'template_columns_five_title',
  description: 'template_columns_five_description',
  thumbnail: columnsOfText(5),
  fields: {},
});
export const columnsSix = rowOf('columnsSix', {
  title: 'template_columns_six_title',
  description: 'template_columns_six_description',
  thumbnail: columnsOfText(6),
  fields: {},
});
/** Columns on cards over a background picture. */
export const columnsBackground = rowOf('columnsBackground', {
  title: 'template_columns_background_title',
  description: 'template_columns_background_description',
  thumbnail: [shape('image', 0, 0, 96, 56), ...[6, 36, 66].map((x) => shape('edge', x, 16, 24, 30))],
  hasTitle: true,
  fields: { background_image: files('field_background_image', { maxFiles: 1, maxSide: 1400 }) },
});
export const columnsQuarterHalfQuarter = rowOf('columnsQuarterHalfQuarter', {
  title: 'template_columns_quarter_half_quarter_title',
  description: 'template_columns_quarter_half_quarter_description',
  thumbnail: [
    ...[6, 74].map((x) => shape('text', x, 12, 16, 32)),
    shape('title', 27, 12, 30, 4),
    shape('text', 27, 20, 42, 24),
  ],
  fields: {},
});
/** Six blocks beside a sidebar (SEC-35). */
export const columnsSidebar = rowOf('columnsSidebar', {
  title: 'template_columns_sidebar_title',
  description: 'template_columns_sidebar_description',
  thumbnail: [
    ...[6, 28, 50].flatMap((x) => [shape('text', x, 10, 18, 15), shape('text', x, 30, 18, 15)]),
    shape('ground', 74, 6, 18, 44),
  ],
  hasTitle: true,
  fields: {},
});
/** Services on cards beside each other. */
export const servicesOne = rowOf('servicesOne', {
  title: 'template_services_one_title',
  description: 'template_services_one_description',
  thumbnail: [shape('ground', 0, 0, 96, 56), ...boxes(3, 1)],
  hasTitle: true,
  groups: ['template_group_featured', 'template_group_columns'],
  fields: {},
});

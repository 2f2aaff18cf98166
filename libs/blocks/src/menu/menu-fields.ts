import { menu, select } from '@etalage/form-engine/schema';
import { aligns } from '../option-lists/option-lists.ts';

/** Settings of a menu outside the header (BLK-65). */
export const menuFields = {
  menu: menu('field_menu'),
  direction: select(
    'field_menu_direction',
    [
      { value: 'horizontal', title: 'field_menu_horizontal' },
      { value: 'vertical', title: 'field_menu_vertical' },
    ],
    { initial: 'horizontal' },
  ),
  align: select('field_align', aligns, { initial: 'left' }),
};

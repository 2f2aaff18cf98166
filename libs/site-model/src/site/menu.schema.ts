import { z } from 'zod';

const menuStyle = z.object({ type: z.string(), icon: z.string(), text_color: z.string() });
const menuFields = {
  id: z.string(),
  label: z.string(),
  link: z.string(),
  class: z.string(),
  item_type: z.string(),
  text: z.string(),
};
const menuLeaf = z.object(menuFields);
const menuSubItem = z.object({ ...menuFields, items: z.array(menuLeaf) });

/** A menu entry with up to three levels in `items` (NAV-37, NAV-38, NAV-40). */
export const menuItem = z.object({
  ...menuFields,
  type: z.enum(['default', 'submenu_simple']),
  style: menuStyle,
  column_width: z.string(),
  items: z.array(menuSubItem),
});
export const menu = z.object({ id: z.string(), title: z.string(), items: z.array(menuItem) });

export type Menu = z.infer<typeof menu>;
export type MenuItem = z.infer<typeof menuItem>;
/** An entry of the second level. */
export type MenuSubItem = z.infer<typeof menuSubItem>;
/** What entries of every level have. */
export type MenuLeaf = z.infer<typeof menuLeaf>;

import type { MenuItem } from '@etalage/site-model';
import { z } from 'zod';
import { defineSitePart } from './define-site-part.ts';

/** Bounds of a menu: entries of all levels together, characters of a name, an address and a free text. */
export const menuBounds = { entries: 200, label: 100, link: 2000, text: 5000, class: 200 } as const;

const id = z.string().min(1).max(60);
const common = {
  id,
  label: z.string().max(menuBounds.label),
  link: z.string().max(menuBounds.link),
  class: z.string().max(menuBounds.class),
  item_type: z.enum(['', 'text']),
  /** Rich text; sanitised when it is saved. */
  text: z.string().max(menuBounds.text),
};
const leaf = z.strictObject(common);
const subItem = z.strictObject({ ...common, items: z.array(leaf).max(menuBounds.entries) });
const item = z.strictObject({
  ...common,
  type: z.enum(['default', 'submenu_simple']),
  style: z.strictObject({
    type: z.enum(['', 'primary', 'secondary']),
    icon: z.string().max(64),
    text_color: z.string().max(60),
  }),
  column_width: z.enum(['', 'fullwidth']),
  items: z.array(subItem).max(menuBounds.entries),
}) satisfies z.ZodType<MenuItem>;

/** A menu as its owner edits it (NAV-37, NAV-38): at most three levels, because the third one has no `items`. */
export const siteMenuValue = z.strictObject({
  /** Its name for the owner, and for screen readers of visitors. */
  title: z.string().max(menuBounds.label),
  items: z.array(item).max(menuBounds.entries),
});

export type SiteMenu = z.infer<typeof siteMenuValue>;

/** One menu of the website (NAV-54). */
export const siteMenu = defineSitePart({ resource: 'menus', key: { id }, value: siteMenuValue });

export const {
  open: openMenu,
  save: saveMenu,
  publish: publishMenu,
  listVersions: listMenuVersions,
  restore: restoreMenuVersion,
} = siteMenu;

/** The id of the menu that every website has of its categories; of its pages, while it has no categories. */
export const menuOfCategories = 'automatisch-categorieen';
/** The id of the menu that every website has of its pages. */
export const menuOfPages = 'automatisch-paginas';

export const automaticMenuIds = [menuOfCategories, menuOfPages] as const;
export type AutomaticMenuId = (typeof automaticMenuIds)[number];

/** Whether a menu follows from what is on the website, so that nobody edits it. */
export function isAutomaticMenu(id: string): id is AutomaticMenuId {
  return (automaticMenuIds as readonly string[]).includes(id);
}

interface Entry {
  link: string;
  items?: readonly Entry[];
}

/** Whether a menu entry links to the current path (NAV-04); an entry without a link links to `/` (NAV-36). */
export function isCurrent({ link }: Entry, path: string): boolean {
  return (link || '/') === path;
}

/** Whether a descendant of this entry links to the current path. */
export function holdsCurrent({ items = [] }: Entry, path: string): boolean {
  return items.some((item) => (item.link !== '' && isCurrent(item, path)) || holdsCurrent(item, path));
}

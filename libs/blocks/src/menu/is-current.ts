interface Entry {
  link: string;
  items?: readonly Entry[];
}

/** Whether a menu entry leads to the current path (NAV-04); an entry without a link leads to `/` (NAV-36). */
export function isCurrent({ link }: Entry, path: string): boolean {
  return (link || '/') === path;
}

/** Whether an entry below this one leads to the current path. */
export function holdsCurrent({ items = [] }: Entry, path: string): boolean {
  return items.some((item) => (item.link !== '' && isCurrent(item, path)) || holdsCurrent(item, path));
}

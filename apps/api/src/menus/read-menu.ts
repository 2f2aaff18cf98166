import type { SiteMenu } from '@etalage/api-contract';
import { type MenuItem, type MenuLeaf, readMenuItems } from '@etalage/site-model';

type Top = SiteMenu['items'][number];
type Leaf = Top['items'][number]['items'][number];

/** A menu as it was stored before it could be edited; what an owner cannot choose has its default. */
export function readMenu({ title, items }: { title: string; items: unknown }): SiteMenu {
  const known = new Set<string>();
  const leafOf = (leaf: MenuLeaf): Leaf => {
    const { label, link, class: className, item_type, text } = leaf;
    return {
      id: ownId(leaf.id, known),
      label,
      link,
      class: className,
      item_type: item_type === 'text' ? 'text' : '',
      text,
    };
  };
  const topOf = ({ items: below, type, style, column_width, ...item }: MenuItem): Top => ({
    ...leafOf(item),
    type,
    style: { ...style, type: style.type === 'primary' || style.type === 'secondary' ? style.type : '' },
    column_width: column_width === 'fullwidth' ? 'fullwidth' : '',
    items: below.map(({ items: leaves, ...sub }) => ({ ...leafOf(sub), items: leaves.map(leafOf) })),
  });
  return { title, items: readMenuItems(items).map(topOf) };
}

/** An id that no entry before it has: entries were stored without ids, or with the same one on two levels. */
function ownId(stored: string, known: Set<string>): string {
  let id = stored;
  for (let number = 2; known.has(id); number++) id = `${stored}-${number}`;
  known.add(id);
  return id;
}

/** A menu whose free texts are replaced by what `change` returns. */
export function withTexts({ title, items }: SiteMenu, change: (html: string) => string): SiteMenu {
  const changed = <Entry extends Leaf>(entry: Entry): Entry => ({ ...entry, text: change(entry.text) });
  return {
    title,
    items: items.map((item) => ({
      ...changed(item),
      items: item.items.map((sub) => ({ ...changed(sub), items: sub.items.map((leaf) => changed(leaf)) })),
    })),
  };
}

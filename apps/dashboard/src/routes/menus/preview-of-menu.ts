import type { SiteMenu } from '@etalage/api-contract';
import { definitionOfBlock, fieldsOfBlock, referencesOf } from '@etalage/blocks/schema';
import { findBlock, type BlockInstance, type PageDocument } from '@etalage/site-model';

/** Where a preview shows a menu: in the header that shows it to visitors, in the footer, or as a header would. */
export interface ShownMenu {
  readonly place: 'header' | 'footer' | 'plain';
  readonly document: PageDocument;
}

/** The document in which a menu is shown, of the header and footer of the website. */
export function shownMenu(id: string, header: PageDocument, footer: PageDocument): ShownMenu {
  if (showsMenu(header, id)) return { place: 'header', document: header };
  if (showsMenu(footer, id)) return { place: 'footer', document: footer };
  return { place: 'plain', document: withMenu(header, id) ?? plainHeader(id) };
}

function showsMenu(document: PageDocument, id: string): boolean {
  return Object.values(document.blocks)
    .flatMap(referencesOf)
    .some(({ to, ids }) => to === 'menus' && ids.includes(id));
}

/** The header with this menu as its first; undefined if it has no place for one. */
function withMenu(header: PageDocument, id: string): PageDocument | undefined {
  for (const root of header.root) {
    const block = findBlock(header, root);
    const field = block && menuField(block);
    if (!block || !field) continue;
    const changed = { ...block, data: { ...block.data, [field]: id } };
    return { ...header, blocks: { ...header.blocks, [root]: changed } };
  }
  return undefined;
}

const menuField = ({ type }: BlockInstance) =>
  fieldsOfBlock(type)?.find((field) => field.type === 'menu')?.key;

function plainHeader(id: string): PageDocument {
  const version = definitionOfBlock('headerOne')?.version ?? 1;
  const block = { id: 'header', type: 'headerOne', version, data: { main_menu_menu: id }, slots: {} };
  return { version: 1, root: ['header'], blocks: { header: block } };
}

/** The menus of a website with one as it is being edited. */
export function withDraft<Menus extends object>(menus: Menus, id: string, { title, items }: SiteMenu): Menus {
  return { ...menus, [id]: { id, title, items } };
}

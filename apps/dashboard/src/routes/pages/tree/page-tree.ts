import { compareNames } from '@etalage/texts/format';
import type { ListedPage } from '../../../queries/page-queries.ts';

/** A page or folder with what stands below it. */
export interface PageNode {
  readonly path: string;
  readonly title: string;
  /** Null for a folder. */
  readonly page: ListedPage | null;
  /** Whether the folder was made, and is not only part of an address. */
  readonly isStored: boolean;
  readonly children: PageNode[];
}

/** A node as a row of the list. */
export interface PageTreeRow {
  readonly node: PageNode;
  /** 0 at the top. */
  readonly level: number;
  readonly isOpen: boolean;
}

interface Folder {
  readonly path: string;
  readonly title: string;
}

/** The path above; '' at the top. The home page has nothing below it. */
export function pathAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The last part of a path, with its slash. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/'));
}

/** Whether a path is the other one or stands below it. */
export function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

/** The pages by their addresses: the home page first, the others of one level by title. */
export function buildPageTree(pages: readonly ListedPage[], folders: readonly Folder[]): PageNode[] {
  const nodes = new Map<string, PageNode>();
  const top: PageNode[] = [];
  for (const page of pages)
    nodes.set(page.path, { path: page.path, title: page.title, page, isStored: false, children: [] });
  for (const { path, title } of folders) {
    if (!nodes.has(path)) nodes.set(path, { path, title, page: null, isStored: true, children: [] });
  }
  for (const node of [...nodes.values()]) attach(node, nodes, top);
  sortAll(top);
  return top;
}

/** Adds a node to the one above it, which is made if nothing stands there. */
function attach(node: PageNode, nodes: Map<string, PageNode>, top: PageNode[]): void {
  let child = node;
  for (;;) {
    const path = pathAbove(child.path);
    if (path === '') {
      top.push(child);
      return;
    }
    const above = nodes.get(path);
    if (above) {
      above.children.push(child);
      return;
    }
    const folder: PageNode = {
      path,
      title: lastPart(path).slice(1),
      page: null,
      isStored: false,
      children: [child],
    };
    nodes.set(path, folder);
    child = folder;
  }
}

function sortAll(nodes: PageNode[]): void {
  nodes.sort((one, other) => rank(one) - rank(other) || compareNames(one.title, other.title));
  for (const { children } of nodes) sortAll(children);
}

function rank({ path }: PageNode): number {
  return path === '/' ? 0 : 1;
}

/** The rows of a tree, without those below a closed one. */
export function treeRows(
  nodes: readonly PageNode[],
  isOpen: (path: string) => boolean,
  level = 0,
): PageTreeRow[] {
  return nodes.flatMap((node) => {
    const row = { node, level, isOpen: node.children.length > 0 && isOpen(node.path) };
    return row.isOpen ? [row, ...treeRows(node.children, isOpen, level + 1)] : [row];
  });
}

/** The moves that put these paths below another one (''  for the top); those that stand there already are left out. */
export function movesTo(paths: readonly string[], above: string): { from: string; to: string }[] {
  return paths
    .filter((path) => path !== '/' && pathAbove(path) !== above && !isWithin(above, path))
    .map((path) => ({ from: path, to: above + lastPart(path) }));
}

import type { SiteMenu } from '@etalage/api-contract';
import { withEntryValues } from '@etalage/blocks/schema';
import type { LinkTarget } from '@etalage/form-engine/editor';
import {
  copyOf,
  itemsOf,
  type MenuNode,
  newNode,
  withInserted,
  withMoved,
  withNode,
  withoutNode,
} from './menu-tree.ts';
import { findNode, type TreePlace } from '../../lists/tree/tree-rows.ts';
import type { MenuRow } from './menu-tree.ts';

/** Reports the changed entries; changes of one `field` that follow each other are one step of undo. */
export type ChangeItems = (items: SiteMenu['items'], field?: string) => void;

export type MenuChanges = ReturnType<typeof menuChanges>;

const newId = () => crypto.randomUUID();

/** The changes that an owner makes to a menu. */
export function menuChanges(nodes: readonly MenuNode[], onChange: ChangeItems) {
  const changed = (next: readonly MenuNode[], field?: string) => onChange(itemsOf(next), field);
  return {
    /** Adds an entry for each of these, at the end or below an entry; returns the id of the last. */
    add(targets: readonly Partial<LinkTarget>[], parent: string | null): string | undefined {
      const above = parent === null ? undefined : findNode(nodes, parent);
      let index = above?.items.length ?? nodes.length;
      let next = [...nodes];
      let last: string | undefined;
      for (const { title = '', path = '' } of targets) {
        const node = newNode(newId(), { label: title, link: path });
        next = withInserted(next, node, { parent, index: index++ }) ?? next;
        last = node.id;
      }
      changed(next);
      return last;
    },
    /** Changes the values of the fields of an entry. */
    set(id: string, values: Readonly<Record<string, unknown>>): void {
      const next = withNode(nodes, id, (node) => withEntryValues(node, values));
      changed(next, `${id} ${Object.keys(values).join()}`);
    },
    /** Whether an entry could be moved there. */
    move(id: string, place: TreePlace): boolean {
      const next = withMoved(nodes, id, place);
      if (next) changed(next);
      return next !== undefined;
    },
    /** Adds a copy below an entry, and returns its id. */
    copy({ node, parent, index }: MenuRow): string {
      const copy = copyOf(node, newId);
      const next = withInserted(nodes, copy, { parent: parent?.id ?? null, index: index + 1 });
      if (next) changed(next);
      return copy.id;
    },
    remove: (id: string) => changed(withoutNode(nodes, id)),
  };
}

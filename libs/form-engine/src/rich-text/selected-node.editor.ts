import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

/** The selected node, such as a picture; `node` is null if there is none. */
export interface SelectedNode {
  node: string | null;
  attributes: Record<string, unknown>;
}

/** The selected node, with those of its attributes that are set (RTE-38). */
export function selectedNodeOf({ state: { selection } }: Editor): SelectedNode {
  if (!(selection instanceof NodeSelection)) return { node: null, attributes: {} };
  const { type, attrs } = selection.node;
  const present = Object.entries(attrs as Record<string, unknown>).filter(([, value]) => value !== null);
  return { node: type.name, attributes: Object.fromEntries(present) };
}

import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

/** What is selected as a whole, such as a picture; without one `node` is null. */
export interface SelectedNode {
  node: string | null;
  attributes: Record<string, unknown>;
}

/** The node that is selected as a whole, with those of its attributes that say something (RTE-38). */
export function selectedNodeOf({ state: { selection } }: Editor): SelectedNode {
  if (!(selection instanceof NodeSelection)) return { node: null, attributes: {} };
  const { type, attrs } = selection.node;
  const said = Object.entries(attrs as Record<string, unknown>).filter(([, value]) => value !== null);
  return { node: type.name, attributes: Object.fromEntries(said) };
}

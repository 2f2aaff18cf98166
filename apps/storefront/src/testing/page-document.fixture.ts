import type { BlockInstance, PageDocument } from '@etalage/site-model';

/** A block as a nested value: easier to write than the flat map. */
export interface NestedBlock {
  type: string;
  id?: string;
  data?: Record<string, unknown>;
  slots?: Record<string, NestedBlock[]>;
}

/** The flat document of nested blocks; blocks without an id get one in reading order. */
export function documentOf(...sections: NestedBlock[]): PageDocument {
  const blocks: Record<string, BlockInstance> = {};
  let next = 0;
  const add = ({ type, id = `b${(next += 1)}`, data = {}, slots = {} }: NestedBlock): string => {
    const children = Object.entries(slots).map(([name, list]) => [name, list.map(add)] as const);
    blocks[id] = { id, type, version: 1, data, slots: Object.fromEntries(children) };
    return id;
  };
  return { version: 1, root: sections.map(add), blocks };
}

import {
  findBlock,
  type BlockId,
  type BlockInstance,
  type Operation,
  type PageDocument,
} from '@etalage/site-model';
import type { HostToFrame } from '@etalage/designer-protocol';

/** Which text is being edited in place; `round` tells two sessions in the same text apart. */
export interface Editing {
  block: BlockId;
  field: string;
  round: number;
}

/** The page that a document stands on, with the header and footer around it. */
export type Surroundings = Extract<HostToFrame, { type: 'context' }>['payload'];

/** All there is to draw of one block, without its children. */
export interface BlockView {
  block: BlockInstance | undefined;
  editing: Editing | null;
  /** Grows when the block has to be drawn from nothing, because its elements were edited by hand. */
  round: number;
}

export type CanvasStore = ReturnType<typeof createCanvasStore>;

const gone: BlockView = { block: undefined, editing: null, round: 0 };

/** Listeners of one name; root, surroundings and every block have their own. */
const rootName = '';

/** What the frame shows. Every block has its own listeners, so that a change draws what it touches and nothing else. */
export function createCanvasStore() {
  let document: PageDocument = { version: 1, root: [], blocks: {} };
  let isShown = false;
  let surroundings: Surroundings | null = null;
  let editing: Editing | null = null;
  let rounds: Readonly<Record<BlockId, number>> = {};
  const views = new Map<BlockId, BlockView>();
  const listeners = new Map<string, Set<() => void>>();
  const changed = new Set<() => void>();

  const listen = (name: string, listener: () => void) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known.add(listener));
    return () => {
      known.delete(listener);
      if (known.size === 0) listeners.delete(name);
    };
  };
  const tell = (names: Iterable<string>) => {
    for (const name of names) for (const listener of [...(listeners.get(name) ?? [])]) listener();
  };
  const tellAll = () => {
    tell([...listeners.keys()]);
    for (const listener of changed) listener();
  };

  return {
    document: () => document,
    block: (id: BlockId): BlockInstance | undefined => findBlock(document, id),
    /** Ids of the sections; null as long as there is no document. */
    root: () => (isShown ? document.root : null),
    surroundings: () => surroundings,
    editing: () => editing,
    /** The same object as long as nothing in it changed. */
    view(id: BlockId): BlockView {
      const block = findBlock(document, id);
      if (!block) {
        views.delete(id);
        return gone;
      }
      const known = views.get(id);
      const own = editing?.block === id ? editing : null;
      const round = rounds[id] ?? 0;
      if (known && known.block === block && known.editing === own && known.round === round) return known;
      const view = { block, editing: own, round };
      views.set(id, view);
      return view;
    },
    onBlock: (id: BlockId, listener: () => void) => listen(`#${id}`, listener),
    onRoot: (listener: () => void) => listen(rootName, listener),
    /** Calls back after every change, once per batch. */
    onChange(listener: () => void) {
      changed.add(listener);
      return () => void changed.delete(listener);
    },
    /** Takes a document over; without operations everything is looked at again. */
    show(next: PageDocument, operations: readonly Operation[] | null) {
      const before = document;
      document = next;
      isShown = true;
      if (!operations) return tellAll();
      const touched = operations.flatMap(touchedBy).filter((id) => before.blocks[id] !== next.blocks[id]);
      tell([...(before.root === next.root ? [] : [rootName]), ...new Set(touched)].map(nameOf));
      for (const listener of changed) listener();
    },
    surround(next: Surroundings) {
      surroundings = next;
      tellAll();
    },
    edit(next: Editing | null) {
      const before = editing;
      editing = next;
      if (before) rounds = { ...rounds, [before.block]: (rounds[before.block] ?? 0) + 1 };
      tell([before?.block, next?.block].flatMap((id) => (id === undefined ? [] : [nameOf(id)])));
      for (const listener of changed) listener();
    },
  };
}

const nameOf = (id: string) => (id === rootName ? rootName : `#${id}`);

function touchedBy(operation: Operation): BlockId[] {
  const parents = (...places: { parent: BlockId | null }[]) =>
    places.flatMap(({ parent }) => (parent === null ? [] : [parent]));
  switch (operation.type) {
    case 'setData':
    case 'setStyle':
      return [operation.id];
    case 'moveBlock':
      return parents(operation.from, operation.to);
    case 'insertBlock':
    case 'removeBlock':
    case 'duplicateBlock':
      return [...parents(operation.place), ...operation.blocks.map((block) => block.id)];
  }
}

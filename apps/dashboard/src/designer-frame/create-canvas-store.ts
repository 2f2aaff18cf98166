import {
  findBlock,
  type BlockId,
  type BlockInstance,
  type Operation,
  type PageDocument,
  type Theme,
} from '@etalage/site-model';
import type { HostToFrame } from '@etalage/designer-protocol';
import { keyedListeners } from './keyed-listeners.ts';
import { touchedBy } from './touched-by.ts';

/** Which text is being edited in place; `round` distinguishes two sessions in the same text. */
export interface Editing {
  block: BlockId;
  field: string;
  round: number;
}

/** The context of the page, with the header and footer around it. */
export type Surroundings = Extract<HostToFrame, { type: 'context' }>['payload'];

/** Everything that is needed to render one block, without its children. */
export interface BlockView {
  block: BlockInstance | undefined;
  editing: Editing | null;
  /** Increases when the block must be rendered with new elements, because editing changed the old ones. */
  round: number;
}

export type CanvasStore = ReturnType<typeof createCanvasStore>;

const removedView: BlockView = { block: undefined, editing: null, round: 0 };

/** Keys of listeners: every block has its own, and the list of sections has one. */
const keyOf = (id: BlockId) => `#${id}`;
const ROOT_KEY = '';
const THEME_KEY = 'theme';
/** Key of the listeners that are called after every change. */
const ANY_KEY = 'any';

/** What the frame shows. Every block has its own listeners, so that a change renders only the blocks it touches. */
export function createCanvasStore() {
  let document: PageDocument = { version: 1, root: [], blocks: {} };
  let isShown = false;
  let surroundings: Surroundings | null = null;
  let theme: Theme | null = null;
  let editing: Editing | null = null;
  let rounds: Readonly<Record<BlockId, number>> = {};
  const views = viewCache();
  const { listen, notify, notifyAll } = keyedListeners();

  return {
    document: () => document,
    block: (id: BlockId): BlockInstance | undefined => findBlock(document, id),
    /** Ids of the sections; null as long as there is no document. */
    root: () => (isShown ? document.root : null),
    surroundings: () => surroundings,
    /** The theme of the page, until its context has arrived null. */
    theme: () => theme ?? surroundings?.page.site.theme ?? null,
    editing: () => editing,
    /** The same object as long as nothing in it changed. */
    view: (id: BlockId): BlockView =>
      views.get(id, {
        block: findBlock(document, id),
        editing: editing?.block === id ? editing : null,
        round: rounds[id] ?? 0,
      }),
    onBlock: (id: BlockId, listener: () => void) => listen(keyOf(id), listener),
    onRoot: (listener: () => void) => listen(ROOT_KEY, listener),
    onTheme: (listener: () => void) => listen(THEME_KEY, listener),
    /** Calls back after every change, once per batch. */
    onChange: (listener: () => void) => listen(ANY_KEY, listener),
    /** Replaces the document; without operations all listeners are notified. */
    show(next: PageDocument, operations: readonly Operation[] | null) {
      const before = document;
      document = next;
      isShown = true;
      if (!operations) return notifyAll();
      const touched = operations.flatMap(touchedBy).filter((id) => before.blocks[id] !== next.blocks[id]);
      if (before.root !== next.root) notify([ROOT_KEY]);
      notify([...new Set(touched)].map(keyOf));
      notify([ANY_KEY]);
    },
    surround(next: Surroundings) {
      surroundings = next;
      theme = null;
      notifyAll();
    },
    /** Replaces the theme; nothing else is rendered. */
    retheme(next: Theme) {
      theme = next;
      notify([THEME_KEY]);
    },
    edit(next: Editing | null) {
      const before = editing;
      editing = next;
      if (before) rounds = { ...rounds, [before.block]: (rounds[before.block] ?? 0) + 1 };
      if (before) notify([keyOf(before.block)]);
      if (next) notify([keyOf(next.block)]);
      notify([ANY_KEY]);
    },
  };
}

/** Views by block: an equal view is returned as the same object. */
function viewCache() {
  const views = new Map<BlockId, BlockView>();
  return {
    get(id: BlockId, view: BlockView): BlockView {
      if (!view.block) {
        views.delete(id);
        return removedView;
      }
      const known = views.get(id);
      const isEqual =
        known?.block === view.block && known.editing === view.editing && known.round === view.round;
      if (known && isEqual) return known;
      views.set(id, view);
      return view;
    },
  };
}

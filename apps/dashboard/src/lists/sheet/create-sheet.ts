/** A cell of a list that can be edited: the id of its row, and its column. */
export interface SheetCell<Column extends string = string> {
  readonly id: string;
  readonly column: Column;
}

/** One step that can be undone: cells with their text before and after; undefined is the stored value. */
interface Step<Column extends string> {
  readonly cells: readonly (SheetCell<Column> & { before: string | undefined; after: string | undefined })[];
  /** Whether more typing in the same cell belongs to this step. */
  isOpen: boolean;
}

/** Most steps that can be undone. */
const MOST_STEPS = 200;

const keyOf = ({ id, column }: SheetCell) => `${column} ${id}`;

/** What was typed in the cells of a list, with undo and redo. Cells subscribe one by one, so that typing renders one of them. */
export function createSheet<Column extends string>() {
  type Cell = SheetCell<Column>;
  const typed = new Map<string, string>();
  const listeners = new Set<() => void>();
  let done: Step<Column>[] = [];
  let undone: Step<Column>[] = [];
  const tell = () => listeners.forEach((listener) => listener());
  const put = (cell: Cell, text: string | undefined) => {
    if (text === undefined) typed.delete(keyOf(cell));
    else typed.set(keyOf(cell), text);
  };
  const take = (from: Step<Column>[], to: Step<Column>[], which: 'before' | 'after') => {
    const step = from.pop();
    if (!step) return undefined;
    step.isOpen = false;
    for (const cell of step.cells) put(cell, cell[which]);
    to.push(step);
    tell();
    return step.cells[0];
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What was typed in a cell; undefined while it has its stored value. */
    textOf: (cell: Cell) => typed.get(keyOf(cell)),
    /** Number of cells with a typed text. */
    size: () => typed.size,
    /** Sets cells as one step; undefined gives a cell its stored value back. With `isTyping`, one step as long as it is one cell. */
    set(cells: readonly (Cell & { text: string | undefined })[], isTyping = false) {
      const last = done.at(-1);
      const [first] = cells;
      const goesOn =
        isTyping && last?.isOpen && first && last.cells[0] && keyOf(last.cells[0]) === keyOf(first);
      const changes = cells.map(({ text, ...cell }, index) => ({
        ...cell,
        before: goesOn ? last.cells[index]?.before : typed.get(keyOf(cell)),
        after: text,
      }));
      const step = { cells: changes, isOpen: isTyping };
      done = [...(goesOn ? done.slice(0, -1) : done), step].slice(-MOST_STEPS);
      undone = [];
      for (const { after, ...cell } of changes) put(cell, after);
      tell();
    },
    /** The cell was left: the next typing in it is a step of its own. */
    leave() {
      const last = done.at(-1);
      if (last) last.isOpen = false;
    },
    /** Undoes the last step; returns a cell of it. */
    undo: () => take(done, undone, 'before'),
    redo: () => take(undone, done, 'after'),
    /** Forgets what was typed in these rows, because it is stored; it is undone in another way from then on. */
    forget(ids: ReadonlySet<string>) {
      for (const key of typed.keys()) if (ids.has(key.slice(key.indexOf(' ') + 1))) typed.delete(key);
      done = [];
      undone = [];
      tell();
    },
  };
}

export type Sheet<Column extends string> = ReturnType<typeof createSheet<Column>>;

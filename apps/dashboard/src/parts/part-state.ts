import type { SaveProblem } from '../saving/save-problem.ts';
import type { OpenedPart } from './part-calls.ts';

/** Messages of the server per field within the value, such as `list.0.name`. */
export type PartErrors = Readonly<Record<string, readonly string[]>>;

/** What is known of a part that is being edited. */
export interface PartState<Value> {
  readonly value: Value;
  readonly published: Value;
  /** The value and revision of the server's draft, as far as known. */
  readonly stored: Value;
  readonly revision: number;
  readonly publishedRevision: number | null;
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  readonly isSaving: boolean;
  readonly isPublishing: boolean;
  readonly problem: SaveProblem | null;
  readonly errors: PartErrors;
  /** The draft of somebody else who saved in the meantime; set while there is a `conflict`. */
  readonly theirs: OpenedPart<Value> | null;
}

/** Most steps that can be undone. */
const MOST_STEPS = 100;

export function openedState<Value>(opened: OpenedPart<Value>): PartState<Value> {
  return {
    value: opened.value,
    ...serverOf(opened),
    past: [],
    future: [],
    isSaving: false,
    isPublishing: false,
    problem: null,
    errors: {},
    theirs: null,
  };
}

/** A change of the owner. With `joins`, it is one step with the change before it, as the letters of a word are. */
export function changed<Value>(state: PartState<Value>, value: Value, joins: boolean): PartState<Value> {
  const past = joins ? state.past : [...state.past, state.value].slice(-MOST_STEPS);
  return { ...state, value, past, future: [] };
}

export function undone<Value>(state: PartState<Value>): PartState<Value> {
  const { past, future } = state;
  if (past.length === 0) return state;
  const value = past.at(-1) as Value;
  return { ...state, value, past: past.slice(0, -1), future: [state.value, ...future] };
}

export function redone<Value>(state: PartState<Value>): PartState<Value> {
  const { past, future } = state;
  if (future.length === 0) return state;
  const [value, ...rest] = future as [Value, ...Value[]];
  return { ...state, value, past: [...past, state.value], future: rest };
}

/** The draft of the server, taken over; the own value can be brought back with undo. */
export function tookOver<Value>(state: PartState<Value>, opened: OpenedPart<Value>): PartState<Value> {
  const isOther = JSON.stringify(state.value) !== JSON.stringify(opened.value);
  const next = isOther ? changed(state, opened.value, false) : state;
  return { ...next, ...serverOf(opened), problem: null, errors: {}, theirs: null };
}

/** What a draft of the server says about the server. */
export function serverOf<Value>(opened: OpenedPart<Value>) {
  return {
    published: opened.published,
    stored: opened.value,
    revision: opened.revision,
    publishedRevision: opened.published_revision,
  };
}

/** Whether the server's draft is what is on the screen. */
export function isStored<Value>({ value, stored }: PartState<Value>): boolean {
  return value === stored || JSON.stringify(value) === JSON.stringify(stored);
}

/** Whether visitors see what is on the screen. */
export function isPublished<Value>({ value, published }: PartState<Value>): boolean {
  return value === published || JSON.stringify(value) === JSON.stringify(published);
}

import type { Step } from '@etalage/api-contract';

/** One entry of undo; a stretch of typing that was saved before it ended has several steps. */
export interface Entry {
  label: string;
  /** Oldest first. */
  steps: readonly Step[];
  /** Name of the stretch of typing that may extend this entry; null when none may. */
  stretch: string | null;
  /** Time of its last change, in milliseconds. */
  at: number;
}

/** What can be undone and redone, newest last. */
export interface History {
  undo: readonly Entry[];
  redo: readonly Entry[];
}

/** A pause longer than this ends a stretch of typing, in milliseconds. */
const STRETCH_PAUSE = 1000;
/** Most entries that are stored. */
const HISTORY_LIMIT = 200;

/** The history of a document that was just opened. */
export function historyOf(undo: readonly Step[], redo: readonly Step[]): History {
  const entry = (step: Step): Entry => ({ label: step.label, steps: [step], stretch: null, at: 0 });
  return { undo: undo.map(entry), redo: redo.map(entry) };
}

/** The entry that a change of this stretch may extend. */
export function openEntry(history: History, stretch: string | undefined, now: number): Entry | undefined {
  const last = history.undo.at(-1);
  if (!stretch || !last || last.stretch !== stretch || history.redo.length > 0) return undefined;
  return now - last.at <= STRETCH_PAUSE ? last : undefined;
}

/** Adds an entry; what was undone can then no longer be redone. */
export function withEntry(history: History, entry: Entry): History {
  return { undo: [...history.undo, entry].slice(-HISTORY_LIMIT), redo: [] };
}

/** Replaces the last entry, after it was extended. */
export function withLastEntry(history: History, entry: Entry): History {
  return { ...history, undo: [...history.undo.slice(0, -1), entry] };
}

/** Moves the last entry from undo to redo. */
export function undone(history: History): History {
  const entry = history.undo.at(-1);
  if (!entry) return history;
  return { undo: history.undo.slice(0, -1), redo: [...history.redo, { ...entry, stretch: null }] };
}

/** Moves the last undone entry back to undo. */
export function redone(history: History): History {
  const entry = history.redo.at(-1);
  if (!entry) return history;
  return { undo: [...history.undo, entry], redo: history.redo.slice(0, -1) };
}

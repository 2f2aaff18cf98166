import type { Step } from '@etalage/api-contract';

/** One entry of undo; a stretch of typing that was saved while it went on has several steps. */
export interface Entry {
  label: string;
  /** Oldest first. */
  steps: readonly Step[];
  /** Names the stretch of typing it may go on with. */
  stretch: string | null;
  /** When it last grew, in milliseconds. */
  at: number;
}

/** What can be taken back and done again, newest last. */
export interface History {
  undo: readonly Entry[];
  redo: readonly Entry[];
}

/** A pause longer than this ends a stretch of typing. */
export const stretchPause = 1000;
/** Most entries that are kept. */
export const historyLimit = 200;

export function historyOf(undo: readonly Step[], redo: readonly Step[]): History {
  const entry = (step: Step): Entry => ({ label: step.label, steps: [step], stretch: null, at: 0 });
  return { undo: undo.map(entry), redo: redo.map(entry) };
}

/** The entry that a change of this stretch goes on with, if it may. */
export function openEntry(history: History, stretch: string | undefined, now: number): Entry | undefined {
  const last = history.undo.at(-1);
  if (!stretch || !last || last.stretch !== stretch || history.redo.length > 0) return undefined;
  return now - last.at <= stretchPause ? last : undefined;
}

export function done(history: History, entry: Entry): History {
  return { undo: [...history.undo, entry].slice(-historyLimit), redo: [] };
}

/** The last entry as it grew. */
export function grown(history: History, entry: Entry): History {
  return { ...history, undo: [...history.undo.slice(0, -1), entry] };
}

export function takenBack(history: History): History {
  const entry = history.undo.at(-1);
  if (!entry) return history;
  return { undo: history.undo.slice(0, -1), redo: [...history.redo, { ...entry, stretch: null }] };
}

export function doneAgain(history: History): History {
  const entry = history.redo.at(-1);
  if (!entry) return history;
  return { undo: [...history.undo, entry], redo: history.redo.slice(0, -1) };
}

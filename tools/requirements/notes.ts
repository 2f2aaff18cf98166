import { REQUIREMENT_ID } from './ledger.ts';

/**
 * What a title may note directly after an ID: `NAV-27 NAV-31 (partly) opens WhatsApp` covers a part of NAV-31 and the
 * whole of NAV-27; `(stand-in)` states that the test replaces a part of the product with a fake.
 */
export type Note = 'partly' | 'stand-in';

const NOTED = new RegExp(`(${REQUIREMENT_ID.source})((?: \\((?:partly|stand-in)\\))+)`, 'g');

/** The notes of a title on one of its IDs. */
export function notesOn(id: string, title: string): Note[] {
  const noted = [...title.matchAll(NOTED)].filter(([, name]) => name === id);
  return noted.flatMap(([, , notes = '']) => notes.match(/partly|stand-in/g) ?? []) as Note[];
}

/** Whether a note does not stand directly after an ID, so that it says nothing about a row. */
export function hasStrayNote(title: string): boolean {
  return /\((?:partly|stand-in)\)/.test(title.replace(NOTED, ''));
}

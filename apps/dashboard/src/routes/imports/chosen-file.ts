import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createRepeatKey, type RepeatKey } from '../../queries/repeat-key.ts';
import type { MappedColumn, SheetFormat, SheetTable } from './sheet-types.ts';

/** A file that was chosen to be imported, with what its columns become. */
export interface ChosenFile {
  readonly websiteId: string;
  readonly name: string;
  readonly table: SheetTable;
  readonly format: SheetFormat;
  readonly columns: readonly MappedColumn[];
  /** Whether an empty cell empties what the shop has. */
  readonly clearsEmpty: boolean;
  /** Whether the owner changed something of it. */
  readonly isTouched: boolean;
  /** Of the import that is made of it. */
  readonly key: RepeatKey;
}

/**
 * The chosen file of this tab. It is kept while other screens are open and while signing in again, because a browser
 * does not give a file twice without asking.
 */
const store = createStore<{ file: ChosenFile | null }>(() => ({ file: null }));

export function chooseFile(file: Omit<ChosenFile, 'clearsEmpty' | 'isTouched' | 'key'>): void {
  store.setState({ file: { ...file, clearsEmpty: false, isTouched: false, key: createRepeatKey() } });
}

export function changeChosenFile(changes: Partial<Pick<ChosenFile, 'columns' | 'clearsEmpty'>>): void {
  store.setState(({ file }) => ({ file: file && { ...file, ...changes, isTouched: true } }));
}

export const dropChosenFile = (): void => store.setState({ file: null });

/** The chosen file of a website; null if there is none. */
export function useChosenFile(websiteId: string): ChosenFile | null {
  return useStore(store, ({ file }) => (file?.websiteId === websiteId ? file : null));
}

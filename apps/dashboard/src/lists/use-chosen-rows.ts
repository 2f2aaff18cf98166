import { useState } from 'react';
import { chosenBetween } from './chosen-between.ts';

interface Chosen<Row> {
  /** Of the list in which they were chosen; another list begins without any. */
  readonly list: string;
  readonly rows: ReadonlyMap<string, Row>;
  /** The row that was pressed last, from which Shift chooses. */
  readonly last: string;
}

interface Shown<Row> {
  /** What the list was asked for; its pages belong together. */
  readonly list: string;
  /** The rows of the page. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** The rows that are chosen in a list; those of other pages of it stay chosen. */
export function useChosenRows<Row>({ list, rows: shown, keyOf }: Shown<Row>) {
  const none: Chosen<Row> = { list, rows: new Map(), last: '' };
  const [stored, setChosen] = useState(none);
  const chosen = stored.list === list ? stored : none;
  const set = (changed: readonly Row[], on: boolean, last = '') => {
    const rows = new Map(chosen.rows);
    for (const row of changed) {
      if (on) rows.set(keyOf(row), row);
      else rows.delete(keyOf(row));
    }
    setChosen({ list, rows, last });
  };
  return {
    rows: [...chosen.rows.values()],
    has: (row: Row) => chosen.rows.has(keyOf(row)),
    areAll: shown.length > 0 && shown.every((row) => chosen.rows.has(keyOf(row))),
    /** With Shift, all rows from the one that was pressed before. */
    choose: (row: Row, on: boolean, withShift: boolean) => {
      const key = keyOf(row);
      const changed = withShift ? chosenBetween(shown, keyOf, [chosen.last, key]) : [row];
      set(changed, on, key);
    },
    chooseAll: (on: boolean) => set(shown, on),
    clear: () => setChosen(none),
  };
}

export type ChosenRows<Row> = ReturnType<typeof useChosenRows<Row>>;

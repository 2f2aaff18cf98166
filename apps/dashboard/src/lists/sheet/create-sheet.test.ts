import { beforeEach, describe, expect, it } from 'vitest';
import { createSheet, type Sheet } from './create-sheet.ts';

const price = (id: string) => ({ id, column: 'price_cents' as const });
let sheet: Sheet<'price_cents'>;
const type = (id: string, ...texts: string[]) =>
  texts.forEach((text) => sheet.set([{ ...price(id), text }], true));

beforeEach(() => {
  sheet = createSheet();
});

describe('a sheet', () => {
  it('undoes all typing in one cell as one step, and gives it back', () => {
    type('a', '1', '12', '12,5');
    expect(sheet.undo()).toMatchObject(price('a'));
    expect(sheet.textOf(price('a'))).toBeUndefined();
    sheet.redo();
    expect(sheet.textOf(price('a'))).toBe('12,5');
  });

  it('undoes another visit of the same cell apart', () => {
    type('a', '12');
    sheet.leave();
    type('a', '13');
    sheet.undo();
    expect(sheet.textOf(price('a'))).toBe('12');
  });

  it('fills pasted cells as one step', () => {
    type('a', '5');
    sheet.set([
      { ...price('a'), text: '10' },
      { ...price('b'), text: '20' },
    ]);
    expect(sheet.size()).toBe(2);
    sheet.undo();
    expect([sheet.textOf(price('a')), sheet.textOf(price('b'))]).toEqual(['5', undefined]);
  });

  it('forgets what is stored, and keeps what was refused', () => {
    type('a', '10');
    type('b', '20');
    sheet.forget(new Set(['a']));
    expect([sheet.textOf(price('a')), sheet.textOf(price('b'))]).toEqual([undefined, '20']);
    expect(sheet.undo()).toBeUndefined();
  });

  it('keeps two hundred steps', () => {
    for (let count = 0; count < 250; count++) {
      type('a', String(count));
      sheet.leave();
    }
    let undone = 0;
    while (sheet.undo()) undone += 1;
    expect(undone).toBe(200);
    expect(sheet.textOf(price('a'))).toBe('49');
  });
});

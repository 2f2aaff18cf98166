import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { changeText, countsText, messageText, stateTones, storedCount } from './import-words.ts';

const t = createTranslate();
const none = { created: 0, changed: 0, unchanged: 0, refused: 0 };

describe('the words of an import', () => {
  it('name every state, and say what it means', () => {
    for (const state of Object.keys(stateTones) as (keyof typeof stateTones)[]) {
      expect(t(`imports_state_${state}`)).not.toBe('');
      expect(t(`imports_about_${state}`)).toMatch(/[.]$/);
    }
  });

  it.each([
    [{ ...none, created: 1_200, refused: 1 }, '1.200 nieuw, 1 geweigerd'],
    [
      { created: 1, changed: 2, unchanged: 3, refused: 4 },
      '1 nieuw, 2 gewijzigd, 3 ongewijzigd, 4 geweigerd',
    ],
    [none, '2.500 producten'],
  ])('count what became of its products: %j', (outcomes, words) => {
    expect(countsText({ items: 2_500, outcomes }, t)).toBe(words);
  });

  it('count one product', () => {
    expect(countsText({ items: 1, outcomes: none }, t)).toBe('1 product');
    expect(storedCount({ items: 9, outcomes: { created: 1, changed: 2, unchanged: 3, refused: 4 } })).toBe(3);
  });
});

describe('what changes of a product', () => {
  const change = { row: 14, column: 'price' as const, before: '12,50', after: '14,00' };

  it.each([
    [change, 'changed', 'Prijs: 12,50 → 14,00'],
    [{ ...change, after: '' }, 'changed', 'Prijs: 12,50 → leeg'],
    [{ ...change, row: 15 }, 'changed', 'Rij 15: Prijs: 12,50 → 14,00'],
    [{ ...change, before: '' }, 'created', 'Prijs: 14,00'],
  ] as const)('is said of %j, %s', (given, outcome, text) => {
    expect(changeText(given, { row: 14, outcome }, t)).toBe(text);
  });

  it('has its messages at row and column', () => {
    expect(messageText({ row: 3, column: 'vat', text: 'Kies een tarief.' }, t)).toBe(
      'Rij 3, Btw-tarief: Kies een tarief.',
    );
    expect(messageText({ row: 3, column: '', text: 'Te veel varianten.' }, t)).toBe(
      'Rij 3: Te veel varianten.',
    );
  });
});

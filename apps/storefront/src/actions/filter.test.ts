import { formatFilters } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { optionsOf } from './add-to-cart.ts';
import { filtersOf } from './filter.ts';

function formOf(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('filtersOf', () => {
  it('reads ticked values and typed ends of a posted filter form', () => {
    const form = formOf([
      ['intent', 'filter'],
      ['list:kleur', 'rood'],
      ['list:kleur', 'licht, blauw'],
      ['from:prijs', '10'],
      ['to:prijs', ''],
      ['from:hoogte', ''],
      ['to:hoogte', ''],
    ]);
    expect(formatFilters(filtersOf(form))).toBe('kleur:rood,licht%2C blauw|prijs:10<->');
  });

  it('skips fields that are not filters', () => {
    expect(
      filtersOf(
        formOf([
          ['query', 'x'],
          ['list:', 'y'],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('optionsOf', () => {
  it('reads the filled-in options of a posted panel by key', () => {
    const form = formOf([
      ['options.breedte', '120'],
      ['options.2', ''],
      ['options.a.b', '1'],
      ['quantity', '3'],
    ]);
    expect(optionsOf(form)).toEqual({ breedte: '120', 'a.b': '1' });
  });
});

import type { CategoryRule } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { formOfRule, newRule, ruleOfForm } from './rule-form.ts';
import { ruleProblems } from './rule-problems.ts';
import { ruleWords } from './rule-words.ts';

const t = createTranslate({});
const rule: CategoryRule = {
  match: 'any',
  conditions: [
    { field: 'title', text: 'lamp' },
    { field: 'price', from: 123_450, to: null },
    { field: 'sale' },
    { field: 'filter', key: 'kleur', value: 'rood' },
    { field: 'category', id: 'lampen' },
  ],
};

describe('the form of a rule', () => {
  it('saves what it was opened with', () => {
    expect(ruleOfForm(formOfRule(rule))).toEqual(rule);
    expect(formOfRule(rule).conditions[1]).toMatchObject({ from: '1234,50', to: '' });
  });

  it('keeps what was typed for another kind of condition', () => {
    const [condition] = newRule().conditions;
    const typed = { ...condition!, text: 'lamp', field: 'price' as const, to: '9,50' };
    expect(ruleOfForm({ match: 'all', conditions: [typed] }).conditions).toEqual([
      { field: 'price', from: null, to: 950 },
    ]);
    expect(ruleOfForm({ match: 'all', conditions: [{ ...typed, field: 'brand' }] }).conditions).toEqual([
      { field: 'brand', text: 'lamp' },
    ]);
  });

  it('says at the field what is missing or no amount', () => {
    expect(ruleProblems(newRule(), t)).toEqual({ 'conditions.0.text': 'Vul een tekst in.' });
    const [condition] = newRule().conditions;
    const typed = { ...condition!, field: 'price' as const, from: 'tien', to: '9' };
    expect(Object.keys(ruleProblems({ match: 'all', conditions: [typed] }, t))).toEqual([
      'conditions.0.from',
    ]);
  });
});

describe('a rule in words', () => {
  it('names every condition', () => {
    expect(ruleWords(rule, t).replaceAll('\u00a0', ' ')).toBe(
      'Minstens één: Naam bevat “lamp” · Prijs vanaf € 1.234,50 · In de aanbieding · kleur: rood · Staat in een andere categorie',
    );
    expect(ruleWords({ match: 'all', conditions: [{ field: 'sale' }] }, t)).toBe('In de aanbieding');
  });
});

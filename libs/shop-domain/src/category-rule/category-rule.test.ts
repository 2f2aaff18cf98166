import { describe, expect, it } from 'vitest';
import { type CategoryRule, categoryRule, type RuleCondition } from './category-rule.schema.ts';
import { checkCategoryRule } from './check-category-rule.ts';
import { matchesRule, type RuledProduct } from './matches-rule.ts';

const product: RuledProduct = {
  title: 'Crème lamp',
  brand: 'Fermob',
  hide_price: false,
  price_cents: 10_000,
  sale_price_cents: 8000,
  lowest_price_cents: null,
  exclude_base_price: false,
  article_numbers: ['LA-1', 'LA-1-rood'],
  filter_values: [{ key: 'kleur', value: 'rood' }],
  categories: ['lampen'],
};
const all = (...conditions: RuleCondition[]): CategoryRule => ({ match: 'all', conditions });
const price = (from: number | null, to: number | null): RuleCondition => ({ field: 'price', from, to });

describe('matchesRule', () => {
  it.each<[RuleCondition, boolean, Partial<RuledProduct>?]>([
    [{ field: 'title', text: 'creme' }, true],
    [{ field: 'title', text: 'tafel' }, false],
    [{ field: 'brand', text: 'FERMOB' }, true],
    [{ field: 'brand', text: 'Ferm' }, false],
    [price(8000, 8000), true],
    [price(8001, null), false],
    [price(null, 7999), false],
    [price(null, 5000), true, { lowest_price_cents: 5000 }],
    [price(0, null), false, { hide_price: true }],
    [{ field: 'sale' }, true],
    [{ field: 'sale' }, false, { sale_price_cents: null }],
    [{ field: 'sale' }, false, { sale_price_cents: 10_000 }],
    [{ field: 'sale' }, false, { lowest_price_cents: 1, exclude_base_price: true }],
    [{ field: 'article_number', text: 'la-1-R' }, true],
    [{ field: 'article_number', text: 'A-1' }, false],
    [{ field: 'filter', key: 'kleur', value: 'rood' }, true],
    [{ field: 'filter', key: 'kleur', value: 'Rood' }, false],
    [{ field: 'category', id: 'lampen' }, true],
    [{ field: 'category', id: 'tafels' }, false],
  ])('of %o is %s', (condition, expected, changes = {}) => {
    expect(matchesRule(all(condition), { ...product, ...changes })).toBe(expected);
  });

  it('asks for all conditions or for any, and has nothing without conditions', () => {
    const conditions: RuleCondition[] = [{ field: 'sale' }, { field: 'brand', text: 'x' }];
    expect(matchesRule({ match: 'all', conditions }, product)).toBe(false);
    expect(matchesRule({ match: 'any', conditions }, product)).toBe(true);
    expect(matchesRule({ match: 'any', conditions: [] }, product)).toBe(false);
    expect(matchesRule(all(), product)).toBe(false);
  });
});

describe('checkCategoryRule', () => {
  it('accepts a rule of each kind of condition', () => {
    const rule = all(
      { field: 'title', text: 'x' },
      price(1, 1),
      { field: 'sale' },
      { field: 'filter', key: 'kleur', value: 'rood' },
      { field: 'category', id: 'lampen' },
    );
    expect(checkCategoryRule(rule)).toEqual({});
    expect(categoryRule.safeParse(rule).success).toBe(true);
  });

  it('names each field that is missing', () => {
    expect(checkCategoryRule(all())).toEqual({ conditions: [{ key: 'category_rule_empty', values: {} }] });
    const rule = all({ field: 'brand', text: ' ' }, price(2, 1), price(null, null), {
      field: 'filter',
      key: 'kleur',
      value: '',
    });
    expect(Object.entries(checkCategoryRule(rule)).map(([path, [text]]) => [path, text?.key])).toEqual([
      ['conditions.0.text', 'category_rule_text_missing'],
      ['conditions.1.to', 'category_rule_price_order'],
      ['conditions.2.from', 'category_rule_price_missing'],
      ['conditions.3.value', 'category_rule_filter_missing'],
    ]);
  });
});

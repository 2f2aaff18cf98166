import {
  identifier,
  number,
  references,
  select,
  type FieldValues,
  type FormValues,
} from '@etalage/form-engine/schema';

const whether = (rule: string, initial: string) => (values: FormValues) =>
  (values['field'] ?? initial) === rule;

const isOrNot = [
  { value: 'is', title: 'grid_rule_is' },
  { value: 'is_not', title: 'grid_rule_is_not' },
] as const;
const containsOrNot = [
  { value: 'is', title: 'grid_rule_contains' },
  { value: 'is_not', title: 'grid_rule_contains_not' },
] as const;

const category = { value: 'category', title: 'grid_rule_category' } as const;
const title = { value: 'title', title: 'grid_rule_title' } as const;

/** The settings of "in this category" and of "the title contains this", in rules whose first choice is `initial`. */
const categoryIs = (initial: string) =>
  select('grid_rule_comparison', isOrNot, { initial: 'is', conditional: whether('category', initial) });
const categoryOf = (initial: string) =>
  references('grid_rule_category', 'categories', {
    conditional: whether('category', initial),
    missing: 'grid_rule_category_missing',
  });
const titleIs = (initial: string) =>
  select('grid_rule_comparison', containsOrNot, { initial: 'is', conditional: whether('title', initial) });
const titleText = (initial: string) =>
  identifier('grid_rule_text', { conditional: whether('title', initial), missing: 'grid_rule_text_missing' });

/** The settings of one rule about products. */
export const productRuleFields = {
  field: select(
    'grid_rule_field',
    [
      category,
      { value: 'price', title: 'grid_rule_price' },
      { value: 'sale', title: 'grid_rule_sale' },
      title,
    ],
    { initial: 'category' },
  ),
  category_is: categoryIs('category'),
  category: categoryOf('category'),
  price_is: select(
    'grid_rule_comparison',
    [
      { value: 'at_most', title: 'grid_rule_at_most' },
      { value: 'at_least', title: 'grid_rule_at_least' },
    ],
    { initial: 'at_most', conditional: whether('price', 'category') },
  ),
  price: number('grid_rule_amount', {
    conditional: whether('price', 'category'),
    missing: 'grid_rule_amount_missing',
    least: 0,
    most: 10_000_000,
  }),
  sale_is: select(
    'grid_rule_comparison',
    [
      { value: 'is', title: 'grid_rule_on_sale' },
      { value: 'is_not', title: 'grid_rule_not_on_sale' },
    ],
    { initial: 'is', conditional: whether('sale', 'category') },
  ),
  title_is: titleIs('category'),
  title: titleText('category'),
};

/** The settings of one rule about categories. */
export const categoryRuleFields = {
  field: select('grid_rule_field', [category, title], { initial: 'category' }),
  category_is: categoryIs('category'),
  category: categoryOf('category'),
  title_is: titleIs('category'),
  title: titleText('category'),
};

/** The settings of one rule about pages. */
export const pageRuleFields = {
  field: select('grid_rule_field', [{ value: 'address', title: 'grid_rule_address' }, title], {
    initial: 'address',
  }),
  address_is: select(
    'grid_rule_comparison',
    [
      { value: 'is', title: 'grid_rule_starts_with' },
      { value: 'is_not', title: 'grid_rule_starts_not_with' },
    ],
    { initial: 'is', conditional: whether('address', 'address') },
  ),
  address: identifier('grid_rule_text', {
    conditional: whether('address', 'address'),
    missing: 'grid_rule_address_missing',
  }),
  title_is: titleIs('address'),
  title: titleText('address'),
};

export type ProductRuleValues = FieldValues<typeof productRuleFields>;
export type CategoryRuleValues = FieldValues<typeof categoryRuleFields>;
export type PageRuleValues = FieldValues<typeof pageRuleFields>;

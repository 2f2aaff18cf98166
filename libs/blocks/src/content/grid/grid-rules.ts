import { centsFromEuros } from '@etalage/shop-domain';
import type { CategoryRule, PageRule, ProductRule } from '../../runtime/collection-list.ts';
import type { CategoryRuleValues, PageRuleValues, ProductRuleValues } from './grid-rule-fields.ts';

/** Most characters of a text that titles and addresses are compared with. */
const maxCharacters = 200;

type Comparison = 'is' | 'is_not';

/** The rule that an owner filled in about products; none while its value is missing. */
export function productRules(values: ProductRuleValues): ProductRule[] {
  switch (values.field) {
    case 'category':
      return categoryMatch(values.category_is, values.category);
    case 'price': {
      const cents = values.price === null ? null : centsFromEuros(values.price);
      return cents === null ? [] : [{ field: 'price', bound: values.price_is, cents }];
    }
    case 'sale':
      return [{ field: 'sale', is: values.sale_is === 'is' }];
    case 'title':
      return textMatch('title', values.title_is, values.title);
  }
}

/** The rule that an owner filled in about categories; none while its value is missing. */
export function categoryRules(values: CategoryRuleValues): CategoryRule[] {
  return values.field === 'category'
    ? categoryMatch(values.category_is, values.category)
    : textMatch('title', values.title_is, values.title);
}

/** The rule that an owner filled in about pages; none while its value is missing. */
export function pageRules(values: PageRuleValues): PageRule[] {
  return values.field === 'address'
    ? textMatch('address', values.address_is, values.address)
    : textMatch('title', values.title_is, values.title);
}

function categoryMatch(comparison: Comparison, category: string) {
  return category === '' ? [] : [{ field: 'category' as const, is: comparison === 'is', category }];
}

function textMatch<Name extends 'title' | 'address'>(field: Name, comparison: Comparison, typed: string) {
  const text = typed.trim().slice(0, maxCharacters);
  return text === '' ? [] : [{ field, is: comparison === 'is', text }];
}

import type { CategoryRule, RuleCondition } from './category-rule.schema.ts';

/** What a rule looks at; amounts are cents of the price mode. */
export interface RuledProduct {
  readonly title: string;
  readonly brand: string;
  readonly hide_price: boolean;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly lowest_price_cents: number | null;
  readonly exclude_base_price: boolean;
  /** Its number and those of its variants. */
  readonly article_numbers: readonly string[];
  readonly filter_values: readonly { readonly key: string; readonly value: string }[];
  /** The categories that it was put in by hand. */
  readonly categories: readonly string[];
}

/**
 * Whether a rule puts a product in its category; a rule without conditions has no products. The database decides it for
 * all products of a website by the same conditions (`category_rule_condition`).
 */
export function matchesRule({ match, conditions }: CategoryRule, product: RuledProduct): boolean {
  if (conditions.length === 0) return false;
  const isMet = (condition: RuleCondition) => matches(condition, product);
  return match === 'all' ? conditions.every(isMet) : conditions.some(isMet);
}

function matches(condition: RuleCondition, product: RuledProduct): boolean {
  const { hide_price, price_cents, sale_price_cents, lowest_price_cents, exclude_base_price } = product;
  switch (condition.field) {
    case 'brand':
      return plain(product.brand) === plain(condition.text);
    case 'title':
      return plain(product.title).includes(plain(condition.text));
    case 'price': {
      const shown = lowest_price_cents ?? sale_price_cents ?? price_cents;
      return !hide_price && shown >= (condition.from ?? 0) && shown <= (condition.to ?? Infinity);
    }
    case 'sale':
      return (
        !hide_price &&
        sale_price_cents !== null &&
        sale_price_cents < price_cents &&
        (lowest_price_cents === null || !exclude_base_price)
      );
    case 'article_number':
      return product.article_numbers.some((number) => plain(number).startsWith(plain(condition.text)));
    case 'filter':
      return product.filter_values.some(
        ({ key, value }) => key === condition.key && value === condition.value,
      );
    case 'category':
      return product.categories.includes(condition.id);
  }
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

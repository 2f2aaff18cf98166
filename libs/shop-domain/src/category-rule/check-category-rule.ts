import type { RuleErrors, RuleText } from '../rule-text.ts';
import type { CategoryRule, RuleCondition } from './category-rule.schema.ts';

/** What an owner cannot save of a rule beside the limits of the schema, by the path of the field, as `conditions.0.text`. */
export function checkCategoryRule({ conditions }: CategoryRule): RuleErrors {
  if (conditions.length === 0) return { conditions: [{ key: 'category_rule_empty', values: {} }] };
  const found = conditions.map((condition, index) => {
    const problem = problemOf(condition);
    return problem ? [`conditions.${index}.${problem[0]}`, [{ key: problem[1], values: {} }]] : [];
  });
  return Object.fromEntries(found.filter((entry) => entry.length > 0)) as RuleErrors;
}

function problemOf(condition: RuleCondition): [field: string, key: RuleText['key']] | undefined {
  switch (condition.field) {
    case 'brand':
    case 'title':
    case 'article_number':
      return condition.text.trim() === '' ? ['text', 'category_rule_text_missing'] : undefined;
    case 'price': {
      const { from, to } = condition;
      if (from === null && to === null) return ['from', 'category_rule_price_missing'];
      return from !== null && to !== null && from > to ? ['to', 'category_rule_price_order'] : undefined;
    }
    case 'filter':
      return condition.key === '' || condition.value === ''
        ? ['value', 'category_rule_filter_missing']
        : undefined;
    case 'category':
      return condition.id === '' ? ['id', 'category_rule_category_missing'] : undefined;
    case 'sale':
      return undefined;
  }
}

import type { CategoryRule } from './category-rule.schema.ts';

/**
 * A rule after values of the property `key` got other names: it asks for what they are called now. A value that was deleted
 * stays, so that its owner sees why no product has it.
 */
export function withRenamedValues(
  rule: CategoryRule,
  key: string,
  names: ReadonlyMap<string, string | null>,
): CategoryRule {
  const conditions = rule.conditions.map((condition) => {
    if (condition.field !== 'filter' || condition.key !== key) return condition;
    return { ...condition, value: names.get(condition.value) ?? condition.value };
  });
  return { ...rule, conditions };
}

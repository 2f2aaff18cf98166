import type { CategoryRule, RuleCondition } from '@etalage/shop-domain';
import { centsOf, typedAmount } from '../../products/typed-amount.ts';

/** A condition as it is filled in: what was typed for another kind of condition is kept while the kind is changed. */
export interface ConditionForm {
  field: RuleCondition['field'];
  text: string;
  /** Amounts as they are typed. */
  from: string;
  to: string;
  key: string;
  value: string;
  id: string;
}

export interface RuleForm {
  match: CategoryRule['match'];
  conditions: ConditionForm[];
}

/** The kinds of conditions, in the order in which they are offered. */
export const conditionFields = [
  'title',
  'brand',
  'price',
  'sale',
  'article_number',
  'filter',
  'category',
] as const satisfies RuleCondition['field'][];

const emptyCondition: ConditionForm = {
  field: 'title',
  text: '',
  from: '',
  to: '',
  key: '',
  value: '',
  id: '',
};

/** A rule with one condition to fill in. */
export const newRule = (): RuleForm => ({ match: 'all', conditions: [{ ...emptyCondition }] });
export const newCondition = (): ConditionForm => ({ ...emptyCondition });

export function formOfRule({ match, conditions }: CategoryRule): RuleForm {
  return {
    match,
    conditions: conditions.map((condition) => {
      const { field } = condition;
      if (field !== 'price') return { ...emptyCondition, ...condition };
      return { ...emptyCondition, field, from: typedAmount(condition.from), to: typedAmount(condition.to) };
    }),
  };
}

export function ruleOfForm({ match, conditions }: RuleForm): CategoryRule {
  return { match, conditions: conditions.map(conditionOf) };
}

/** An amount that is none is left out; its field says so. */
function conditionOf({ field, text, from, to, key, value, id }: ConditionForm): RuleCondition {
  switch (field) {
    case 'brand':
    case 'title':
    case 'article_number':
      return { field, text: text.trim() };
    case 'price':
      return { field, from: centsOf(from), to: centsOf(to) };
    case 'sale':
      return { field };
    case 'filter':
      return { field, key, value };
    case 'category':
      return { field, id };
  }
}

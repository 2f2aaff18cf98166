import { checkCategoryRule } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { amountProblem } from '../../products/typed-amount.ts';
import { type RuleForm, ruleOfForm } from './rule-form.ts';

/** Why a rule cannot be saved, by the path of the field, such as `conditions.0.text`; empty if it can. */
export function ruleProblems(rule: RuleForm, t: Translate): Readonly<Record<string, string>> {
  const rules = Object.entries(checkCategoryRule(ruleOfForm(rule))).map(([path, [text]]) => [
    path,
    text ? t(text.key, text.values) : '',
  ]);
  const amounts = rule.conditions.flatMap(({ field, from, to }, index) =>
    field === 'price'
      ? Object.entries({ from, to }).flatMap(([end, typed]) => {
          const problem = amountProblem(typed, t);
          return problem ? [[`conditions.${index}.${end}`, problem]] : [];
        })
      : [],
  );
  return Object.fromEntries([...rules, ...amounts]) as Record<string, string>;
}

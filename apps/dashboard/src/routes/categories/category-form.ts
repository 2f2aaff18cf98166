import type { CategoryContent, OwnedCategory } from '../../queries/category-queries.ts';
import { formOfRule, type RuleForm, ruleOfForm } from './rule/rule-form.ts';

/** What the form of a category holds: amounts of its rule are as they are typed. */
export interface CategoryForm extends Omit<CategoryContent, 'rule'> {
  rule: RuleForm | null;
}

/** A category as its form shows it. */
export function formOf({ id: _id, version: _version, parent_id: _parent, rule, ...content }: OwnedCategory) {
  return { ...content, rule: rule && formOfRule(rule) } satisfies CategoryForm;
}

/** What a form saves. */
export function contentOf({ rule, ...form }: CategoryForm): CategoryContent {
  return { ...form, rule: rule && ruleOfForm(rule) };
}

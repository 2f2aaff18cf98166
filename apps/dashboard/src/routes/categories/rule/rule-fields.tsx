import { MAX_RULE_CONDITIONS } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { Action, SelectField } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import {
  filterKeysQuery,
  ownedCategoriesQuery,
  type OwnedCategory,
} from '../../../queries/category-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import type { CategoryForm } from '../category-form.ts';
import { ConditionFields } from './condition-fields.tsx';
import { type ConditionForm, newCondition, type RuleForm } from './rule-form.ts';
import { RuleMatch } from './rule-match.tsx';
import { ruleProblems } from './rule-problems.ts';
import * as styles from './rule.css.ts';

/** The conditions of the rule of a category, with what matches them now. */
export function RuleFields({ base }: { base: OwnedCategory }) {
  const t = useText();
  const { website } = useSession();
  const { control, formState } = useFormContext<CategoryForm>();
  const { field } = useController({
    control,
    name: 'rule',
    rules: {
      validate: (rule) =>
        !rule || Object.keys(ruleProblems(rule, t)).length === 0 || t('category_rule_incomplete'),
    },
  });
  const filters = useQuery(filterKeysQuery(website.id));
  const all = useQuery(ownedCategoriesQuery(website.id));
  const failed = [filters, all].filter(({ data, isError }) => isError && !data);
  const rule = field.value;
  if (!rule) return null;
  // Nobody is told what is missing before they tried to save.
  const error = formState.errors.rule?.message;
  const problems = formState.errors.rule ? ruleProblems(rule, t) : {};
  const change = (next: Partial<RuleForm>) => field.onChange({ ...rule, ...next });
  const set = (index: number, next: ConditionForm) =>
    change({ conditions: rule.conditions.with(index, next) });
  return (
    <div className={styles.rule} role="group" aria-label={t('category_rule')}>
      {rule.conditions.length > 1 && (
        <MatchField match={rule.match} onChange={(match) => change({ match })} />
      )}
      {failed.length > 0 && <LoadFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />}
      <ol className={styles.conditions}>
        {rule.conditions.map((condition, index) => (
          <ConditionFields
            // All of a condition is controlled, so that its place may be its key.
            key={index}
            condition={condition}
            number={index + 1}
            problems={problemsOf(problems, index)}
            filters={filters.data}
            categories={all.data?.filter(({ id, has_rule }) => !has_rule && id !== base.id)}
            onChange={(next) => set(index, next)}
            {...(rule.conditions.length > 1 && {
              onRemove: () => change({ conditions: rule.conditions.toSpliced(index, 1) }),
            })}
          />
        ))}
      </ol>
      {rule.conditions.length < MAX_RULE_CONDITIONS && (
        <div>
          <Action icon="plus" onClick={() => change({ conditions: [...rule.conditions, newCondition()] })}>
            {t('category_rule_add')}
          </Action>
        </div>
      )}
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
      <RuleMatch rule={rule} isNew={base.rule === null} />
    </div>
  );
}

function MatchField({
  match,
  onChange,
}: {
  match: RuleForm['match'];
  onChange: (match: RuleForm['match']) => void;
}) {
  const t = useText();
  return (
    <SelectField
      label={t('category_rule_match')}
      value={match}
      onChange={({ target }) => onChange(target.value === 'any' ? 'any' : 'all')}
    >
      <option value="all">{t('category_rule_match_all')}</option>
      <option value="any">{t('category_rule_match_any')}</option>
    </SelectField>
  );
}

/** The problems of one condition, by its own fields. */
function problemsOf(problems: Readonly<Record<string, string>>, index: number) {
  const start = `conditions.${index}.`;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) =>
      path.startsWith(start) ? [[path.slice(start.length), text]] : [],
    ),
  );
}

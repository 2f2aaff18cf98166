import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import type { FilterKey, ListedCategory } from '../../../queries/category-queries.ts';
import { conditionFields, type ConditionForm } from './rule-form.ts';
import * as styles from './rule.css.ts';

interface Props {
  condition: ConditionForm;
  /** Its place in the list, from 1. */
  number: number;
  problems: Readonly<Record<string, string>>;
  /** Undefined until they are known. */
  filters: readonly FilterKey[] | undefined;
  /** Categories that a condition can look at; undefined until they are known. */
  categories: readonly ListedCategory[] | undefined;
  onChange: (next: ConditionForm) => void;
  /** Missing for the only condition. */
  onRemove?: () => void;
}

/** A condition: what it looks at, and what that must be. */
export function ConditionFields(props: Props) {
  const { condition, number, onChange, onRemove } = props;
  const t = useText();
  const name = t('category_rule_condition', { number });
  return (
    <li className={styles.condition}>
      <div role="group" aria-label={name} className={styles.conditionFields}>
        <SelectField
          label={t('category_rule_field')}
          value={condition.field}
          onChange={({ target }) => {
            const field = conditionFields.find((one) => one === target.value);
            if (field) onChange({ ...condition, field });
          }}
        >
          {conditionFields.map((field) => (
            <option key={field} value={field}>
              {t(`category_rule_${field}`)}
            </option>
          ))}
        </SelectField>
        <Wanted {...props} />
      </div>
      {onRemove && (
        <button
          type="button"
          className={`${controlButton.icon} ${styles.remove}`}
          aria-label={t('category_rule_remove', { number })}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}

/** What the thing that a condition looks at must be. */
function Wanted({ condition, problems, filters, categories, onChange }: Props) {
  const t = useText();
  const input = (key: 'text' | 'from' | 'to') => ({
    value: condition[key],
    error: problems[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...condition, [key]: target.value }),
  });
  switch (condition.field) {
    case 'sale':
      return null;
    case 'price':
      return (
        <>
          <InputField label={t('category_rule_from')} inputMode="decimal" maxLength={20} {...input('from')} />
          <InputField label={t('category_rule_to')} inputMode="decimal" maxLength={20} {...input('to')} />
        </>
      );
    case 'filter':
      return (
        <FilterFields
          condition={condition}
          problem={problems['value']}
          filters={filters}
          onChange={onChange}
        />
      );
    case 'category':
      return (
        <CategoryField
          condition={condition}
          problem={problems['id']}
          categories={categories}
          onChange={onChange}
        />
      );
    default:
      return (
        <InputField label={t(`category_rule_${condition.field}_text`)} maxLength={200} {...input('text')} />
      );
  }
}

interface CategoryProps extends Pick<Props, 'condition' | 'categories' | 'onChange'> {
  problem: string | undefined;
}

/** A category. One that is not a choice any more says so, once the choices are known. */
function CategoryField({ condition, problem, categories, onChange }: CategoryProps) {
  const t = useText();
  const { id: chosen } = condition;
  const isListed = categories?.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={t('category_rule_category_which')}
      error={problem}
      value={chosen}
      disabled={!categories}
      onChange={({ target }) => onChange({ ...condition, id: target.value })}
    >
      <option value="">{t('category_rule_choose')}</option>
      {categories?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
      {chosen !== '' && !isListed && (
        <option value={chosen}>{categories ? t('category_rule_category_gone') : '…'}</option>
      )}
    </SelectField>
  );
}

interface FilterProps extends Pick<Props, 'condition' | 'filters' | 'onChange'> {
  problem: string | undefined;
}

/** A filter, and one of its values; what is stored stays a choice when no product has it any more. */
function FilterFields({ condition, problem, filters, onChange }: FilterProps) {
  const t = useText();
  const { key, value } = condition;
  const lists = (filters ?? []).filter(({ type }) => type === 'list');
  const chosen = lists.find((one) => one.key === key);
  const values = chosen?.values ?? [];
  return (
    <>
      <SelectField
        label={t('category_rule_filter_key')}
        value={key}
        disabled={!filters}
        onChange={({ target }) => onChange({ ...condition, key: target.value, value: '' })}
      >
        <option value="">{t('category_rule_choose')}</option>
        {lists.map((one) => (
          <option key={one.key} value={one.key}>
            {one.title}
          </option>
        ))}
        {key !== '' && !chosen && <option value={key}>{key}</option>}
      </SelectField>
      <SelectField
        label={t('category_rule_filter_value')}
        error={problem}
        value={value}
        disabled={key === '' || !filters}
        onChange={({ target }) => onChange({ ...condition, value: target.value })}
      >
        <option value="">{t('category_rule_choose')}</option>
        {[...values, ...(value !== '' && !values.includes(value) ? [value] : [])].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    </>
  );
}

import type { PricedOption, RuleText } from '@etalage/shop-domain';
import { formatSignedMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { AreaField, CheckboxField, InputField, SelectField } from '@etalage/ui-kit/dashboard';

interface Props {
  option: PricedOption;
  value: string;
  problems: readonly RuleText[];
  onChange: (value: string) => void;
}

/** One option as a visitor fills it in. */
export function TrialInput({ option, value, problems, onChange }: Props) {
  const t = useText();
  const { layout, help, label_after_field: unit } = option;
  const [problem] = problems;
  const name = option.title || t('product_option_unnamed');
  const shared = {
    label: unit === '' || layout !== 'number' ? name : `${name} (${unit})`,
    hint: help === '' ? undefined : help,
    error: problem && t(problem.key, problem.values),
  };
  if (layout === 'checkbox') {
    return (
      <CheckboxField
        label={shared.label}
        hint={shared.hint}
        checked={value === '1'}
        onChange={(event) => onChange(event.target.checked ? '1' : '')}
      />
    );
  }
  if (layout === 'select') {
    return (
      <SelectField {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('product_trial_choose')}</option>
        {option.options.map(({ title, price_cents }, place) => (
          <option key={place} value={String(place)}>
            {price_cents === 0 ? title : `${title} (${formatSignedMoney(price_cents)})`}
          </option>
        ))}
      </SelectField>
    );
  }
  if (layout === 'textarea') {
    return (
      <AreaField {...shared} rows={2} value={value} onChange={(event) => onChange(event.target.value)} />
    );
  }
  return (
    <InputField
      {...shared}
      inputMode={layout === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

import { optionKey } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { AreaField, CheckboxField, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import type { OpenedProduct } from '../../../queries/product-queries.ts';

type Option = OpenedProduct['product']['options'][number];
/** What is chosen or typed by the key of the option, as a buyer's page sends it. */
export type ChosenOptions = Readonly<Record<string, string>>;

interface Props {
  options: readonly Option[];
  chosen: ChosenOptions;
  /** By `options.<key>`. */
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (chosen: ChosenOptions) => void;
}

/** The options of a product, to choose as its buyer would. */
export function OptionFields({ options, chosen, errors, onChange }: Props) {
  return options.map((option, at) => {
    const key = optionKey(option, at);
    return (
      <OptionField
        key={key}
        option={option}
        value={chosen[key] ?? ''}
        error={errors[`options.${key}`]?.[0]}
        onChange={(value) => onChange({ ...chosen, [key]: value })}
      />
    );
  });
}

interface FieldProps {
  option: Option;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function OptionField({ option, value, error, onChange }: FieldProps) {
  const t = useText();
  const label = option.title;
  switch (option.layout) {
    case 'select':
      return (
        <SelectField
          label={label}
          error={error}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t('quote_option_choose')}</option>
          {option.options.map(({ title }, place) => (
            <option key={title} value={String(place)}>
              {title}
            </option>
          ))}
        </SelectField>
      );
    case 'checkbox':
      return (
        <CheckboxField
          label={label}
          hint={error}
          checked={value === '1'}
          onChange={({ target }) => onChange(target.checked ? '1' : '')}
        />
      );
    case 'textarea':
      return (
        <AreaField
          label={label}
          error={error}
          rows={3}
          maxLength={5000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'calculation':
      return null;
    default:
      return (
        <InputField
          label={label}
          error={error}
          inputMode={option.layout === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={5000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

import type { ChoiceState, PricedOption } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { formatSignedMoney } from '@etalage/texts/format';
import {
  control as controlClass,
  ErrorList,
  Field,
  select as selectClass,
  textarea,
  useText,
} from '@etalage/ui-kit';
import type { ControlProps } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import * as styles from './option-field.css.ts';
import { optionField } from './panel-product.ts';

export const optionTextKeys = [
  'webshop_option_choose',
  'webshop_option_price_per',
  'webshop_option_unit',
  'webshop_option_optional',
  'webshop_option_sold_out',
  'webshop_option_not_made',
] as const;

interface OptionFieldProps {
  option: PricedOption;
  optionId: string;
  value: string;
  errors: readonly string[];
  /** A stored amount in cents as it is shown, with or without tax; null when prices are hidden. */
  shown: ((cents: number) => number) | null;
  /** Stored amount of a calculation in cents, once it is known. */
  amount: number | null;
  /** Whether each choice of a select can be ordered; empty if all can. */
  states: readonly ChoiceState[];
}

/**
 * One option of a product with the control of its layout (PROD-31 to PROD-42). The inputs are uncontrolled.
 */
export function OptionField(props: OptionFieldProps) {
  const { option } = props;
  if (option.layout === 'calculation') return <CalculationRow {...props} />;
  if (option.layout === 'checkbox') return <CheckOption {...props} />;
  return <LabelledOption {...props} />;
}

function LabelledOption({ option, optionId, value, errors, shown, states }: OptionFieldProps) {
  const t = useText();
  const price = shown && option.layout === 'number' ? shown(option.options[0]?.price_cents ?? 0) : 0;
  const unit = option.label_after_field || t('webshop_option_unit');
  const perUnit = price === 0 ? '' : t('webshop_option_price_per', { price: formatSignedMoney(price), unit });
  const hint = [option.help, perUnit].filter(Boolean).join(' ');
  const shared = {
    name: optionField(optionId),
    defaultValue: value,
    'aria-required': option.required || undefined,
    ...(option.show_label ? {} : { 'aria-label': option.title }),
  };
  const input = (control: ControlProps): ReactNode => {
    const all = { ...shared, ...control };
    if (option.layout === 'select') return <Choices {...all} option={option} shown={shown} states={states} />;
    if (option.layout === 'textarea')
      return <textarea {...all} className={textarea} maxLength={option.max_length} />;
    if (option.layout === 'number')
      return <input {...all} className={controlClass} inputMode="decimal" autoComplete="off" />;
    return <input {...all} className={controlClass} type="text" maxLength={option.max_length} />;
  };
  return (
    <Field label={option.show_label && <OptionLabel option={option} />} hint={hint} errors={errors}>
      {(control) =>
        option.label_after_field === '' ? (
          input(control)
        ) : (
          <span className={styles.withUnit}>
            {input(control)}
            <span>{option.label_after_field}</span>
          </span>
        )
      }
    </Field>
  );
}

function OptionLabel({ option }: { option: PricedOption }) {
  const t = useText();
  return (
    <>
      {option.title}
      {!option.required && <span className={styles.optional}> {t('webshop_option_optional')}</span>}
    </>
  );
}

interface ChoicesProps extends ControlProps {
  name: string;
  defaultValue: string;
  option: PricedOption;
  shown: OptionFieldProps['shown'];
  states: readonly ChoiceState[];
}

const stateTexts = {
  sold_out: 'webshop_option_sold_out',
  missing: 'webshop_option_not_made',
} as const satisfies Partial<Record<ChoiceState, TextKey>>;

/** The choices of a select by position, each with its price (PROD-39, PROD-42); what cannot be ordered says so. */
function Choices({ option, shown, states, ...select }: ChoicesProps) {
  const t = useText();
  return (
    <select {...select} className={selectClass}>
      {(!option.required || select.defaultValue === '') && (
        <option value="">{t('webshop_option_choose')}</option>
      )}
      {option.options.map(({ title, price_cents }, index) => {
        const price = shown ? shown(price_cents) : 0;
        const choice = price === 0 ? title : `${title} (${formatSignedMoney(price)})`;
        const state = states[index] ?? 'available';
        return (
          <option key={index} value={index}>
            {state === 'available' ? choice : t(stateTexts[state], { choice })}
          </option>
        );
      })}
    </select>
  );
}

function CheckOption({ option, optionId, value, errors, shown }: OptionFieldProps) {
  const price = shown ? shown(option.options[0]?.price_cents ?? 0) : 0;
  const id = `option-${optionId}`;
  const described = [option.help && `${id}-hint`, errors.length > 0 && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.box}
          name={optionField(optionId)}
          value="1"
          defaultChecked={value === '1'}
          aria-label={option.show_label ? undefined : option.title}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={described || undefined}
          aria-required={option.required || undefined}
        />
        <span>
          {option.show_label && option.title} {option.label_after_field}
          {price !== 0 && <span className={styles.amount}> {formatSignedMoney(price)}</span>}
        </span>
      </label>
      {option.help && (
        <p id={`${id}-hint`} className={styles.hint}>
          {option.help}
        </p>
      )}
      <ErrorList id={`${id}-error`} errors={errors} />
    </div>
  );
}

/** The result of a calculation: shown only when `show_calculations` is on; it has no input (PROD-33, PROD-37). */
function CalculationRow({ option, shown, amount }: OptionFieldProps) {
  if (!option.show_calculations || shown === null || amount === null) return null;
  return (
    <p className={styles.calculation} title={option.help || undefined}>
      <span>{option.title}</span>
      <span className={styles.amount}>{formatSignedMoney(shown(amount))}</span>
    </p>
  );
}

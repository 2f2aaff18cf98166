import { COUNTRIES, shippingAnswers } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { compareNames } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useState, type ComponentProps } from 'react';
import type { OwnedShippingMethod, ShippingSettings } from '../../queries/shipping-queries.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { priceSide } from '../products/price-side.ts';
import { amountProblem, centsOf, countOf, countProblem } from '../products/typed-amount.ts';
import { countryName } from './shipping-words.ts';
import * as styles from './shipping.css.ts';
import { TrialAnswers } from './trial-answers.tsx';
import { gramsOf, weightProblem } from './typed-weight.ts';

interface Props {
  methods: readonly OwnedShippingMethod[];
  settings: Pick<ShippingSettings, 'seller_country' | 'price_mode' | 'small_business'>;
  /** Whether a method among them is being changed. */
  isUnsaved?: boolean;
}

interface Typed {
  country: string;
  postcode: string;
  amount: string;
  weight: string;
  quantity: string;
}

/** What a customer would see at the checkout, computed by the rule of the server. */
export function ShippingTrial({ methods, settings, isUnsaved = false }: Props) {
  const t = useText();
  const [typed, setTyped] = useState<Typed>({
    country: settings.seller_country,
    postcode: '',
    amount: '50,00',
    weight: '1',
    quantity: '1',
  });
  const problems = {
    amount: amountProblem(typed.amount, t),
    weight: weightProblem(typed.weight, t),
    quantity: countProblem(typed.quantity, 9_999, t),
  };
  const isReadable = Object.values(problems).every((problem) => problem === undefined);
  const load = {
    amount: centsOf(typed.amount) ?? 0,
    weight: gramsOf(typed.weight) ?? 0,
    quantity: countOf(typed.quantity) ?? 1,
  };
  return (
    <FormCard
      title={t('shipping_trial_title')}
      about={t(isUnsaved ? 'shipping_trial_about_unsaved' : 'shipping_trial_about')}
    >
      <TrialFields typed={typed} setTyped={setTyped} problems={problems} side={priceSide(settings)} />
      {isReadable && (
        <div role="status">
          <TrialAnswers answers={shippingAnswers(load, methods, typed)} methods={methods} />
        </div>
      )}
    </FormCard>
  );
}

interface FieldsProps {
  typed: Typed;
  setTyped: (typed: Typed) => void;
  problems: Readonly<Record<'amount' | 'weight' | 'quantity', string | undefined>>;
  side: TextKey;
}

function TrialFields({ typed, setTyped, problems, side }: FieldsProps) {
  const t = useText();
  const tie = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const numeric = (
    name: keyof typeof problems,
  ): Omit<ComponentProps<'input'>, 'ref'> & { error: string | undefined } => ({
    ...tie(name),
    error: problems[name],
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 20,
  });
  const countries = COUNTRIES.map((code) => [code, countryName(code, t)] as const);
  return (
    <>
      <SelectField label={t('shipping_trial_country')} {...tie('country')}>
        {countries
          .toSorted(([, a], [, b]) => compareNames(a, b))
          .map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectField>
      <InputField
        label={t('shipping_trial_postcode')}
        maxLength={12}
        autoComplete="off"
        {...tie('postcode')}
      />
      <InputField label={t('shipping_trial_amount')} hint={t(side)} {...numeric('amount')} />
      <div className={styles.pair}>
        <InputField label={t('shipping_trial_weight')} {...numeric('weight')} />
        <InputField label={t('shipping_trial_quantity')} {...numeric('quantity')} />
      </div>
    </>
  );
}

import { COUNTRIES, shippingAnswers, type ShippingAnswer } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { compareNames, formatMoney } from '@etalage/texts/format';
import { useState } from 'react';
import type { OwnedShippingMethod, ShippingSettings } from '../../queries/shipping-queries.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { amountProblem, centsOf, countOf, countProblem } from '../products/typed-amount.ts';
import { countryName } from './shipping-words.ts';
import * as styles from './shipping.css.ts';
import { gramsOf, weightProblem } from './typed-weight.ts';

interface Props {
  methods: readonly OwnedShippingMethod[];
  settings: Pick<ShippingSettings, 'seller_country' | 'price_mode'>;
  /** Whether a method among them is being changed. */
  isUnsaved?: boolean;
}

/** What a customer would see at the checkout, computed by the rule of the server. */
export function ShippingTrial({ methods, settings, isUnsaved = false }: Props) {
  const t = useText();
  const { seller_country: home, price_mode: side } = settings;
  const [typed, setTyped] = useState({
    country: home,
    postcode: '',
    amount: '50,00',
    weight: '1',
    quantity: '1',
  });
  const tie = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
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
  const answers = shippingAnswers(load, methods, typed);
  const countries = COUNTRIES.map((code) => [code, countryName(code, t)] as const);
  return (
    <FormCard
      title={t('shipping_trial_title')}
      about={t(isUnsaved ? 'shipping_trial_about_unsaved' : 'shipping_trial_about')}
    >
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
      <InputField
        label={t('shipping_trial_amount')}
        hint={t(`discounts_side_${side}`)}
        error={problems.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...tie('amount')}
      />
      <div className={styles.pair}>
        <InputField
          label={t('shipping_trial_weight')}
          error={problems.weight}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...tie('weight')}
        />
        <InputField
          label={t('shipping_trial_quantity')}
          error={problems.quantity}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          {...tie('quantity')}
        />
      </div>
      {isReadable && (
        <div role="status">
          <Answers answers={answers} methods={methods} />
        </div>
      )}
    </FormCard>
  );
}

function Answers({
  answers,
  methods,
}: {
  answers: readonly ShippingAnswer[];
  methods: readonly OwnedShippingMethod[];
}) {
  const t = useText();
  const on = new Set(methods.filter(({ enabled }) => enabled).map(({ id }) => id));
  const isOffered = ({ id, amount }: ShippingAnswer) => amount !== null && on.has(id);
  if (answers.length === 0) return <p className={styles.soft}>{t('shipping_trial_no_methods')}</p>;
  return (
    <>
      {!answers.some(isOffered) && <p className={styles.problem}>{t('shipping_trial_nothing')}</p>}
      <ul className={styles.answers}>
        {answers.map((answer) => {
          const { id, title, amount, obstacle } = answer;
          const why = on.has(id) ? obstacle && t(`shipping_why_${obstacle}`) : t('shipping_why_off');
          return (
            <li key={id} className={styles.answer}>
              <span className={why ? styles.refusedTitle : styles.answerTitle}>
                {title || t('shipping_untitled')}
              </span>
              {!why && amount !== null && (
                <span className={styles.rulePrice}>
                  {amount === 0 ? t('shipping_free') : formatMoney(amount)}
                </span>
              )}
              {why && <span className={styles.why}>{why}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

import {
  initialSelection,
  optionKey,
  type PricedOption,
  type PricedProduct,
  priceWithOptions,
  type Selection,
} from '@etalage/shop-domain';
import { formatMoney, formatSignedMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useLaterWatch } from '../../../screen/use-later-watch.ts';
import { optionOf } from './option-form.ts';
import * as styles from './options.css.ts';
import { keptVariants, type VariantsForm } from './variant-form.ts';
import { TrialInput } from './trial-input.tsx';

const tried = ['options', 'variant_options', 'variants'] as const;

interface Props {
  base: Omit<PricedProduct, 'options' | 'variant_options' | 'variants'>;
}

/** Tries the options with the calculation that the shop itself uses. It follows the typing when there is time. */
export function OptionTrial({ base }: Props) {
  const t = useText();
  const id = useId();
  const [chosen, setChosen] = useState<Selection>({});
  const product = useTypedProduct(base);
  const { options } = product;
  const selection = { ...initialSelection(options), ...knownOf(chosen, options) };
  const { unit, reasons, errors } = priceWithOptions(product, selection);
  return (
    <section className={styles.trial} aria-labelledby={id}>
      <h3 id={id} className={styles.trialTitle}>
        {t('product_trial')}
      </h3>
      {options.map((option, index) => {
        const key = optionKey(option, index);
        return option.layout === 'calculation' ? null : (
          <TrialInput
            key={`${index} ${option.layout}`}
            option={option}
            value={selection[key] ?? ''}
            problems={errors[`options.${key}`] ?? []}
            onChange={(value) => setChosen((known) => ({ ...known, [key]: value }))}
          />
        );
      })}
      <p className={styles.total} role="status">
        {formatMoney(unit.incl_tax)}
        <span className={styles.otherSide}>
          {t('product_trial_excl', { amount: formatMoney(unit.excl_tax) })}
        </span>
      </p>
      {(errors['general'] ?? []).map(({ key, values }) => (
        <p key={key} className={styles.problem}>
          {t(key, values)}
        </p>
      ))}
      <details className={styles.reasons}>
        <summary className={styles.summary}>{t('product_trial_explain')}</summary>
        <ol className={styles.reasonList}>
          {reasons.map(({ key, values, amount }, index) => (
            <li key={index}>
              {t(key, { ...values, amount: index === 0 ? formatMoney(amount) : amountText(key, amount) })}
            </li>
          ))}
        </ol>
      </details>
      {Object.keys(chosen).length > 0 && (
        <Action onClick={() => setChosen({})}>{t('product_trial_reset')}</Action>
      )}
    </section>
  );
}

/** The product that is typed, as soon as there is time to compute it. */
function useTypedProduct(base: Props['base']): PricedProduct {
  const [options, variant_options, rows] = useLaterWatch<VariantsForm, typeof tried>(tried);
  const given = useDeferredValue(base);
  return useMemo(() => {
    const kept = keptVariants({ options, variant_options, variants: rows });
    const variants = kept.map(({ variant }) => variant);
    return { ...given, options: options.map(optionOf), variant_options, variants };
  }, [options, variant_options, rows, given]);
}

/** What an option adds has a sign; sums and prices have none. */
function amountText(key: string, amount: number): string {
  return key === 'webshop_reason_option' ? formatSignedMoney(amount) : formatMoney(amount);
}

/** Only what was filled in for options that are still there: an unknown key is refused. */
function knownOf(chosen: Selection, options: readonly PricedOption[]): Selection {
  const keys = new Set(options.map(optionKey));
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => keys.has(key)));
}

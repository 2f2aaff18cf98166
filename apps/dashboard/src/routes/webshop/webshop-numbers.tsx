import { MAX_NUMBER_DIGITS, orderNumber } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import { FormCard } from '../../screen/form-card.tsx';
import * as styles from '../shipping/shipping.css.ts';
import { contentOf, type NumberSeries, typedNumber, type WebshopForm } from './webshop-form.ts';
import { Input } from './webshop-input.tsx';
import { NumbersEffect } from './numbers-effect.tsx';

interface NumbersProps {
  series: NumberSeries;
  /** The settings as they are stored. */
  base: OwnedWebshop;
}

/** What numbers of orders or quotes look like, and the next of them. */
export function Numbers({ series, base }: NumbersProps) {
  const t = useText();
  const { register, formState } = useFormContext<WebshopForm>();
  const form = useWatch<WebshopForm>() as WebshopForm;
  const { [`${series}_prefix` as const]: prefix, [`${series}_digits` as const]: digits } = contentOf(form);
  const next = typedNumber(form[`next_${series}`], base[`next_${series}`]);
  const count = next ?? base[`next_${series}`];
  const preview = t(texts[series].preview, { number: orderNumber({ prefix, digits }, count) });
  return (
    <FormCard title={t(texts[series].title)} about={t(texts[series].about)}>
      <div className={styles.pair}>
        <Input
          name={`${series}_prefix`}
          text={texts[series].prefix}
          hint={t('webshop_settings_prefix_hint', { example: texts[series].example })}
          maxLength={8}
        />
        <Input
          name={`next_${series}`}
          text={texts[series].next}
          hint={next === undefined ? undefined : preview}
          maxLength={9}
          inputMode="numeric"
        />
      </div>
      <SelectField
        label={t(texts[series].digits)}
        hint={t('webshop_settings_digits_hint')}
        error={formState.errors[`${series}_digits`]?.message}
        {...register(`${series}_digits`)}
      >
        {Array.from({ length: MAX_NUMBER_DIGITS }, (_, at) => (
          <option key={at} value={at + 1}>
            {digitsText(at + 1, t)}
          </option>
        ))}
      </SelectField>
      <NumbersEffect base={base} series={series} />
    </FormCard>
  );
}

/** A least number of digits with an example of it. */
const digitsText = (digits: number, t: Translate): string =>
  digits === 1
    ? t('webshop_settings_digits_none')
    : t('webshop_settings_digits_some', { digits, number: orderNumber({ prefix: '', digits }, 7) });

const texts = {
  order: {
    title: 'webshop_settings_numbers',
    about: 'webshop_settings_numbers_about',
    prefix: 'webshop_settings_prefix',
    digits: 'webshop_settings_digits',
    next: 'webshop_settings_next',
    preview: 'webshop_settings_next_hint',
    example: '2026-',
  },
  quote: {
    title: 'webshop_settings_quote_numbers',
    about: 'webshop_settings_quote_numbers_about',
    prefix: 'webshop_settings_quote_prefix',
    digits: 'webshop_settings_quote_digits',
    next: 'webshop_settings_quote_next',
    preview: 'webshop_settings_quote_next_hint',
    example: 'OFF-',
  },
} as const;

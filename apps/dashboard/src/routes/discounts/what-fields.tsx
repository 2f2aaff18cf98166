import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { amountProblem } from '../products/typed-amount.ts';
import type { DiscountForm } from './discount-form-values.ts';
import * as styles from './discounts.css.ts';
import { suggestedCode } from './suggested-code.ts';

/** What a discount is called, how a customer gets it, and what it gives. */
export function WhatFields({ side }: { side: TextKey }) {
  const t = useText();
  const { register, control, formState } = useFormContext<DiscountForm>();
  const [way, kind] = useWatch({ control, name: ['way', 'kind'] });
  const { errors } = formState;
  return (
    <>
      <InputField
        label={t('discounts_field_title')}
        hint={t('discounts_field_title_hint')}
        error={errors.title?.message}
        maxLength={100}
        {...register('title', { validate: (text) => text.trim() !== '' || t('discounts_error_title') })}
      />
      <div className={styles.pair}>
        <SelectField label={t('discounts_field_way')} {...register('way')}>
          <option value="code">{t('discounts_way_code')}</option>
          <option value="automatic">{t('discounts_way_automatic')}</option>
        </SelectField>
        {way === 'code' && <CodeField />}
      </div>
      {way === 'automatic' && errors.code?.message && (
        <p role="alert" className={styles.problem}>
          {errors.code.message}
        </p>
      )}
      <div className={styles.pair}>
        <SelectField label={t('discounts_field_kind')} {...register('kind')}>
          <option value="percentage">{t('discounts_kind_percentage')}</option>
          <option value="amount">{t('discounts_kind_amount')}</option>
          <option value="free_shipping">{t('discounts_kind_free_shipping')}</option>
        </SelectField>
        {kind === 'percentage' && (
          <InputField
            label={t('discounts_field_percentage')}
            error={errors.percentage?.message}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            {...register('percentage', { validate: (typed) => amountProblem(typed, t) ?? true })}
          />
        )}
        {kind === 'amount' && (
          <InputField
            label={t('discounts_field_amount')}
            hint={t(side)}
            error={errors.amount?.message}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            {...register('amount', { validate: (typed) => amountProblem(typed, t) ?? true })}
          />
        )}
      </div>
    </>
  );
}

function CodeField() {
  const t = useText();
  const { register, setValue, formState } = useFormContext<DiscountForm>();
  return (
    <div className={styles.code}>
      <InputField
        label={t('discounts_field_code')}
        hint={t('discounts_field_code_hint')}
        error={formState.errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        {...register('code', {
          validate: (typed, { way }) => way !== 'code' || typed.trim() !== '' || t('discounts_error_code'),
        })}
      />
      <Action onClick={() => setValue('code', suggestedCode(), { shouldDirty: true, shouldValidate: true })}>
        {t('discounts_code_make')}
      </Action>
    </div>
  );
}

import { MAX_DISCOUNT_USES } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { AreaField, InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import { countOf } from '../products/typed-amount.ts';
import type { DiscountForm } from './discount-form-values.ts';
import * as styles from './discounts.css.ts';

/** For whom a discount is, and how often it is given. */
export function LimitFields() {
  const t = useText();
  const { register, formState } = useFormContext<DiscountForm>();
  const { errors } = formState;
  const isCount = (typed: string) => {
    const count = countOf(typed);
    const isFine = typed.trim() === '' || (count !== null && count >= 1 && count <= MAX_DISCOUNT_USES);
    return isFine || t('discounts_error_number');
  };
  return (
    <>
      <div className={styles.pair}>
        <InputField
          label={t('discounts_field_uses_max')}
          hint={t('discounts_field_uses_max_hint')}
          error={errors.uses_max?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={13}
          {...register('uses_max', { validate: isCount })}
        />
        <InputField
          label={t('discounts_field_customer_uses_max')}
          hint={t('discounts_field_customer_uses_max_hint')}
          error={errors.customer_uses_max?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={13}
          {...register('customer_uses_max', { validate: isCount })}
        />
      </div>
      <AreaField
        label={t('discounts_field_emails')}
        hint={t('discounts_field_emails_hint')}
        error={errors.emails?.message}
        rows={3}
        spellCheck={false}
        maxLength={50_000}
        {...register('emails')}
      />
    </>
  );
}

import { MAX_OFFER_MESSAGE } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { AreaField, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OfferShop } from '../../../queries/quote-queries.ts';
import { FormCard } from '../../../screen/form-card.tsx';
import { amountProblem } from '../../products/typed-amount.ts';
import { amountsOf } from './amounts-of.ts';
import type { OfferForm } from './offer-form-values.ts';
import * as styles from './quote.css.ts';

/** Discount and delivery of an offer, until when it is valid, and what goes with it. */
export function OfferTermsFields({ shop }: { shop: OfferShop }) {
  const t = useText();
  const { register, formState } = useFormContext<OfferForm>();
  const { errors } = formState;
  return (
    <>
      <FormCard title={t('quote_costs')}>
        <DiscountFields shop={shop} />
        <div className={styles.pair}>
          <InputField
            label={t(`quote_shipping_amount_${amountsOf(shop.terms)}`)}
            hint={t('quote_shipping_hint')}
            error={errors.shipping?.message}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            {...register('shipping', { validate: (typed) => amountProblem(typed, t) ?? true })}
          />
          <InputField
            label={t('quote_shipping_title')}
            error={errors.shipping_title?.message}
            autoComplete="off"
            maxLength={100}
            placeholder={t('quote_shipping')}
            {...register('shipping_title')}
          />
        </div>
      </FormCard>
      <FormCard title={t('quote_about')}>
        <InputField
          type="date"
          label={t('quote_valid_until')}
          hint={t('quote_valid_until_hint')}
          error={errors.valid_until?.message}
          {...register('valid_until', { validate: (day) => day !== '' || t('quote_valid_until_missing') })}
        />
        <AreaField
          label={t('quote_message')}
          hint={t('quote_message_hint')}
          error={errors.message?.message}
          rows={5}
          maxLength={MAX_OFFER_MESSAGE}
          {...register('message')}
        />
      </FormCard>
    </>
  );
}

function DiscountFields({ shop }: { shop: OfferShop }) {
  const t = useText();
  const { register, control, formState } = useFormContext<OfferForm>();
  const kind = useWatch({ control, name: 'discount_kind' });
  return (
    <div className={styles.pair}>
      <SelectField label={t('quote_discount_kind')} {...register('discount_kind')}>
        <option value="amount">{t('quote_discount_amount')}</option>
        <option value="percentage">{t('quote_discount_percentage')}</option>
      </SelectField>
      <InputField
        label={t(
          kind === 'percentage'
            ? 'quote_discount_off_percentage'
            : `quote_discount_off_${amountsOf(shop.terms)}`,
        )}
        hint={t('quote_discount_hint')}
        error={formState.errors.discount?.message}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...register('discount', { validate: (typed) => amountProblem(typed, t) ?? true })}
      />
    </div>
  );
}

import { checkPayLater, usualPayLater } from '@etalage/shop-domain';
import { type PayLaterTerms, payLaterBuyers } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import { amountProblem, centsOf, typedAmount } from '../products/typed-amount.ts';
import { buyersTexts } from './pay-later-words.ts';

/** The terms of paying afterwards as they are typed. */
export interface PayLaterForm {
  days: string;
  buyers: PayLaterTerms['buyers'];
  most: string;
}

export function payLaterFormOf({ days, buyers, most }: PayLaterTerms): PayLaterForm {
  return { days: String(days), buyers, most: most === 0 ? '' : typedAmount(most) };
}

export function payLaterOf({ days, buyers, most }: PayLaterForm): PayLaterTerms {
  return { days: days.trim() === '' ? Number.NaN : Number(days), buyers, most: centsOf(most) ?? 0 };
}

/** How long, for whom and up to which amount customers can pay afterwards. */
export function PayLaterFields() {
  const t = useText();
  const { register, formState } = useFormContext<PayLaterForm>();
  const { errors } = formState;
  /** What the rule says of one of the fields. */
  function problemOf(typed: Partial<PayLaterForm>, field: 'days' | 'most'): string | undefined {
    const terms = payLaterOf({ ...payLaterFormOf(usualPayLater), ...typed });
    const [problem] = checkPayLater(terms)[field] ?? [];
    return problem && t(problem.key, problem.values);
  }
  return (
    <>
      <InputField
        label={t('payment_later_days')}
        hint={t('payment_later_days_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={errors.days?.message}
        {...register('days', { validate: (days) => problemOf({ days }, 'days') ?? true })}
      />
      <SelectField label={t('payment_later_buyers')} {...register('buyers')}>
        {payLaterBuyers.map((buyers) => (
          <option key={buyers} value={buyers}>
            {t(buyersTexts[buyers])}
          </option>
        ))}
      </SelectField>
      <InputField
        label={t('payment_later_most')}
        hint={t('payment_later_most_hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        error={errors.most?.message}
        {...register('most', {
          validate: (most) => amountProblem(most, t) ?? problemOf({ most }, 'most') ?? true,
        })}
      />
    </>
  );
}

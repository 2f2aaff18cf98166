import { MAX_SHIPPING_PIECES } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import { amountProblem, countProblem } from '../products/typed-amount.ts';
import type { RuleForm } from './rule-form-values.ts';
import * as styles from './shipping.css.ts';
import { weightProblem } from './typed-weight.ts';

interface InputProps {
  name: Exclude<keyof RuleForm, 'where' | 'countries'>;
  text: TextKey;
  hint?: string;
  problemOf?: (typed: string) => string | undefined;
  isWhole?: boolean;
}

function Input({ name, text, hint, problemOf, isWhole = false }: InputProps) {
  const t = useText();
  const { register, formState } = useFormContext<RuleForm>();
  const kind = isWhole ? 'numeric' : 'decimal';
  return (
    <InputField
      label={t(text)}
      hint={hint}
      error={formState.errors[name]?.message}
      inputMode={problemOf ? kind : 'text'}
      autoComplete="off"
      maxLength={problemOf ? 20 : 12}
      {...register(name, { validate: (typed) => problemOf?.(typed) ?? true })}
    />
  );
}

/** What shipping costs by this rule. */
export function PriceInputs({ side }: { side: TextKey }) {
  const t = useText();
  const amount = (typed: string) => amountProblem(typed, t);
  return (
    <div className={styles.pair}>
      <Input
        name="price"
        text="shipping_field_price"
        hint={`${t('shipping_field_price_hint')} ${t(side)}`}
        problemOf={(typed) => (typed.trim() === '' ? t('shipping_error_price') : amount(typed))}
      />
      <Input
        name="free_from"
        text="shipping_field_free_from"
        hint={t('shipping_field_free_from_hint')}
        problemOf={amount}
      />
    </div>
  );
}

/** Between which postcodes a rule applies. */
export function PostcodeInputs() {
  const t = useText();
  return (
    <div className={styles.pair}>
      <Input
        name="postcode_from"
        text="shipping_field_postcode_from"
        hint={t('shipping_field_postcode_hint')}
      />
      <Input name="postcode_to" text="shipping_field_postcode_to" />
    </div>
  );
}

/** Between which weights, amounts and numbers of pieces a rule applies. */
export function LimitInputs() {
  const t = useText();
  const weight = (typed: string) => weightProblem(typed, t);
  const amount = (typed: string) => amountProblem(typed, t);
  const pieces = (typed: string) => countProblem(typed, MAX_SHIPPING_PIECES, t);
  return (
    <>
      <div className={styles.pair}>
        <Input name="min_weight" text="shipping_field_min_weight" problemOf={weight} />
        <Input name="max_weight" text="shipping_field_max_weight" problemOf={weight} />
      </div>
      <div className={styles.pair}>
        <Input name="min_amount" text="shipping_field_min_amount" problemOf={amount} />
        <Input name="max_amount" text="shipping_field_max_amount" problemOf={amount} />
      </div>
      <div className={styles.pair}>
        <Input name="min_quantity" text="shipping_field_min_quantity" problemOf={pieces} isWhole />
        <Input name="max_quantity" text="shipping_field_max_quantity" problemOf={pieces} isWhole />
      </div>
    </>
  );
}

import { checkShippingRule, COUNTRIES, type OwnedShippingRule } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action, CheckboxField, Dialog, DialogActions, SelectField } from '@etalage/ui-kit/dashboard';
import { compareNames } from '@etalage/texts/format';
import type { FormEvent } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { showFormErrors } from '../../screen/use-save-form.ts';
import { type RuleForm, ruleFormOf, ruleOf } from './rule-form-values.ts';
import { LimitInputs, PostcodeInputs, PriceInputs } from './rule-inputs.tsx';
import { countryName } from './shipping-words.ts';
import * as styles from './shipping.css.ts';

interface Props {
  rule: OwnedShippingRule;
  isNew: boolean;
  isPickup: boolean;
  /** What is said about the VAT in its price. */
  side: TextKey;
  onDone: (rule: OwnedShippingRule) => void;
  onClose: () => void;
}

/** The form of one rule; what is wrong is shown at its field. */
export function RuleDialog({ rule, isNew, isPickup, side, onDone, onClose }: Props) {
  const t = useText();
  const form = useForm<RuleForm>({ defaultValues: ruleFormOf(rule, isNew) });
  function done(typed: RuleForm) {
    const made = ruleOf(typed);
    const found = Object.entries(checkShippingRule(made, isPickup));
    const texts = found.map(([field, rules]): [string, string[]] => [
      field,
      rules.map(({ key, values }) => t(key, values)),
    ]);
    if (!isPickup && typed.where === 'some' && made.countries.length === 0)
      texts.push(['countries', [t('shipping_error_countries')]]);
    showFormErrors(form, Object.fromEntries(texts), (name) => name);
    if (texts.length === 0) onDone(made);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // It is inside the tree of the form of the method, which must not be sent with it.
    event.stopPropagation();
    form.clearErrors();
    void form.handleSubmit(done)();
  }
  return (
    <Dialog
      open
      size="medium"
      title={t(isNew ? 'shipping_rule_new' : 'shipping_rule_edit')}
      onOpenChange={(open) => !open && onClose()}
    >
      <FormProvider {...form}>
        <form className={styles.dialogFields} noValidate onSubmit={submit}>
          <PriceInputs side={side} />
          {!isPickup && (
            <>
              <Where />
              <PostcodeInputs />
            </>
          )}
          <LimitInputs />
          <DialogActions>
            <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
            <Action kind="primary" type="submit">
              {t('shipping_rule_done')}
            </Action>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}

/** All countries, or those that are ticked. */
function Where() {
  const t = useText();
  const { register, control, formState } = useFormContext<RuleForm>();
  const where = useWatch({ control, name: 'where' });
  const countries = COUNTRIES.map((code) => [code, countryName(code, t)] as const);
  // Those that are chosen come first, so that they are in sight.
  const chosen = new Set(formState.defaultValues?.countries);
  const rank = (code: string) => (chosen.has(code) ? 0 : 1);
  const problem = formState.errors.countries?.message;
  return (
    <>
      <SelectField label={t('shipping_field_where')} {...register('where')}>
        <option value="some">{t('shipping_where_some')}</option>
        <option value="all">{t('shipping_all_countries')}</option>
      </SelectField>
      {where === 'some' && (
        <fieldset className={styles.countries}>
          <legend className={styles.legend}>{t('shipping_field_countries')}</legend>
          <div className={styles.countryChoices}>
            {countries
              .toSorted(([one, a], [other, b]) => rank(one) - rank(other) || compareNames(a, b))
              .map(([code, name]) => (
                <CheckboxField key={code} label={name} value={code} {...register('countries')} />
              ))}
          </div>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}

import { invoiceNumber } from '@etalage/shop-domain';
import { dutchClockOf } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { textLink } from '../../screen/surface.css.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import * as styles from '../shipping/shipping.css.ts';
import { InvoicesEffect } from './webshop-effects.tsx';
import { contentOf, type WebshopForm } from './webshop-form.ts';
import { Input } from './webshop-input.tsx';

/** When invoices are made and what their numbers begin with, or what it takes to have any. */
export function InvoiceFields({ base }: { base: OwnedWebshop }) {
  const t = useText();
  const { register } = useFormContext<WebshopForm>();
  const { invoice_prefix: invoices, credit_prefix: credits } = contentOf(
    useWatch<WebshopForm>() as WebshopForm,
  );
  const year = Number(dutchClockOf(new Date()).slice(0, 4));
  const hintOf = (prefix: string) =>
    t('webshop_settings_invoice_prefix_hint', { number: invoiceNumber(prefix, year, 1) });
  return (
    <FormCard title={t('webshop_settings_invoices')} about={t('webshop_settings_invoices_about')}>
      <SellerProblems problems={base.seller_problems} />
      <SelectField
        label={t('webshop_settings_moment')}
        hint={t('webshop_settings_moment_hint')}
        {...register('invoice_moment')}
      >
        <option value="payment">{t('webshop_settings_moment_payment')}</option>
        <option value="delivery">{t('webshop_settings_moment_delivery')}</option>
      </SelectField>
      <div className={styles.pair}>
        <Input
          name="invoice_prefix"
          text="webshop_settings_invoice_prefix"
          hint={hintOf(invoices)}
          maxLength={8}
        />
        <Input
          name="credit_prefix"
          text="webshop_settings_credit_prefix"
          hint={hintOf(credits)}
          maxLength={8}
        />
      </div>
      <InvoicesEffect base={base} />
    </FormCard>
  );
}

/** Why no invoice can be made yet, and where to change that. */
function SellerProblems({ problems }: { problems: readonly string[] }) {
  const t = useText();
  if (problems.length === 0) return null;
  return (
    <div className={styles.warning}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <ScreenLink className={textLink} to="/instellingen/bedrijf">
        {t('invoices_company')}
      </ScreenLink>
    </div>
  );
}

import { OSS_BEGIN, shopPaths, SMALL_BUSINESS_BEGIN } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import * as card from '../../screen/form-card.css.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { DistanceMeter } from '../bookkeeping/distance/distance-meter.tsx';
import * as styles from '../shipping/shipping.css.ts';
import { AccessibilityFields } from './accessibility-fields.tsx';
import { GuaranteeFields } from './guarantee-fields.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { OssEffect, PagesEffect, SmallBusinessEffect, TermsEffect } from './webshop-effects.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { Input } from './webshop-input.tsx';
import { PriceFields } from './price-fields.tsx';
import { ReturnFields } from './return-fields.tsx';
import { VatRates } from './vat-rates.tsx';
import { Numbers } from './webshop-numbers.tsx';

/** The settings of the webshop, with what a change that is not saved yet would do. */
export function WebshopFields({ base }: { base: OwnedWebshop }) {
  const t = useText();
  const usual = shopPaths({});
  return (
    <div className={`${card.main} ${styles.screen} ${styles.narrow}`}>
      <FormCard title={t('webshop_settings_pages')} about={t('webshop_settings_pages_about')}>
        <Input
          name="shoppingcart_page"
          text="webshop_settings_cart"
          placeholder={usual.cart}
          maxLength={100}
        />
        <Input
          name="checkout_page"
          text="webshop_settings_checkout"
          placeholder={usual.checkout}
          maxLength={100}
        />
        <Input
          name="thankyou_page"
          text="webshop_settings_thankyou"
          placeholder={usual.thankyou}
          maxLength={100}
        />
        <PagesEffect base={base} />
      </FormCard>
      <FormCard title={t('webshop_settings_terms')}>
        <Input
          name="agreement_url"
          text="webshop_settings_terms_address"
          hint={t('webshop_settings_terms_hint')}
          maxLength={500}
        />
        <TermsEffect base={base} />
      </FormCard>
      <DeliveryFields />
      <ReturnFields />
      <GuaranteeFields />
      <AccessibilityFields />
      <PriceFields base={base} />
      <VatRates />
      <VatFields base={base} />
      <Numbers series="order" base={base} />
      <Numbers series="quote" base={base} />
      <InvoiceFields base={base} />
    </div>
  );
}

/** From when the VAT of other countries is charged, or none at all. */
function VatFields({ base }: { base: OwnedWebshop }) {
  const t = useText();
  return (
    <>
      <FormCard title={t('webshop_settings_oss')} about={t('webshop_settings_oss_about')}>
        <Input
          name="oss_from"
          text="webshop_settings_oss_from"
          hint={t('webshop_settings_oss_hint')}
          type="date"
          min={OSS_BEGIN}
        />
        <OssEffect base={base} />
        <DistanceMeter />
      </FormCard>
      <FormCard
        title={t('webshop_settings_small_business')}
        about={t('webshop_settings_small_business_about')}
      >
        <Input
          name="small_business_from"
          text="webshop_settings_small_business_from"
          hint={t('webshop_settings_small_business_hint')}
          type="date"
          min={SMALL_BUSINESS_BEGIN}
        />
        <Input
          name="small_business_until"
          text="webshop_settings_small_business_until"
          hint={t('webshop_settings_small_business_until_hint')}
          type="date"
          min={SMALL_BUSINESS_BEGIN}
        />
        <SmallBusinessEffect base={base} />
      </FormCard>
    </>
  );
}

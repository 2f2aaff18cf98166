import { checkWebshop, shopPageFields, shopPaths } from '@etalage/shop-domain';
import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useWatch } from 'react-hook-form';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import * as styles from '../shipping/shipping.css.ts';
import { contentOf, type WebshopForm } from './webshop-form.ts';

interface EffectProps {
  /** The settings as they are stored. */
  base: OwnedWebshop;
}

const useTyped = () => contentOf(useWatch<WebshopForm>() as WebshopForm);

/** Says what saving would change for visitors, before it is saved. */
export function Effect({ texts }: { texts: readonly string[] }) {
  return (
    <div role="status" className={texts.length > 0 ? styles.list : undefined}>
      {texts.map((text) => (
        <p key={text} className={styles.warning}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** Where visitors of changed addresses go. */
export function PagesEffect({ base }: EffectProps) {
  const t = useText();
  const typed = useTyped();
  const refused = checkWebshop(typed);
  const before = shopPaths({ modules: { webshop: base } });
  const after = shopPaths({ modules: { webshop: typed } });
  const isRefused = shopPageFields.some((field) => refused[field]);
  const now = Object.values(after);
  const moved = (['cart', 'checkout', 'thankyou'] as const).filter(
    (page) => before[page] !== after[page] && !now.includes(before[page]),
  );
  const texts = moved.map((page) =>
    t('webshop_settings_effect_moved', { from: before[page], to: after[page] }),
  );
  return <Effect texts={isRefused ? [] : texts} />;
}

/** What customers agree with from now on, or no longer. */
export function TermsEffect({ base }: EffectProps) {
  const t = useText();
  const { agreement_url: terms } = useTyped();
  const isOther = (terms === '') !== (base.agreement_url === '');
  const text = t(terms === '' ? 'webshop_settings_effect_no_terms' : 'webshop_settings_effect_terms');
  return <Effect texts={isOther ? [text] : []} />;
}

/** What the law says about prices without VAT. */
export function PricesEffect({ base }: EffectProps) {
  const t = useText();
  const { show_price_tax_included: isIncluded } = useTyped();
  const isRemoved = base.show_price_tax_included && !isIncluded;
  return <Effect texts={isRemoved ? [t('webshop_settings_effect_tax_excluded')] : []} />;
}

/** What becomes of amounts that are not of products. */
export function PriceModeEffect({ base }: EffectProps) {
  const t = useText();
  const { price_mode: side } = useTyped();
  const text = t(
    side === 'gross' ? 'webshop_settings_effect_mode_gross' : 'webshop_settings_effect_mode_net',
  );
  return <Effect texts={side === base.price_mode ? [] : [text]} />;
}

/** Who pays which VAT from the chosen day on. */
export function OssEffect({ base }: EffectProps) {
  const t = useText();
  const typed = useTyped();
  const { oss_from: from } = typed;
  const isRefused = checkWebshop(typed)['oss_from'] !== undefined;
  const text = t(from === '' ? 'webshop_settings_effect_no_oss' : 'webshop_settings_effect_oss');
  return <Effect texts={from === base.oss_from || isRefused ? [] : [text]} />;
}

/** What no VAT for anybody changes, and what it leaves as it is. */
export function SmallBusinessEffect({ base }: EffectProps) {
  const t = useText();
  const typed = useTyped();
  const { small_business_from: from, small_business_until: until, oss_from: oss } = typed;
  const refused = checkWebshop(typed);
  if (refused['small_business_from'] || refused['small_business_until']) return <Effect texts={[]} />;
  const isEndMoved = until !== base.small_business_until && until !== '';
  const end = t('webshop_settings_effect_small_business_until', { day: formatDate(until) });
  const ends = isEndMoved ? [end] : [];
  if (from === base.small_business_from && (from === '' || oss === base.oss_from))
    return <Effect texts={ends} />;
  if (from === '') return <Effect texts={[t('webshop_settings_effect_no_small_business')]} />;
  const texts = [t('webshop_settings_effect_small_business'), ...ends];
  if (oss !== '') texts.push(t('webshop_settings_effect_small_business_oss'));
  return <Effect texts={texts} />;
}

/** To which invoices another moment or beginning of their numbers applies. */
export function InvoicesEffect({ base }: EffectProps) {
  const t = useText();
  const typed = useTyped();
  const isOther = (['invoice_moment', 'invoice_prefix', 'credit_prefix'] as const).some(
    (field) => typed[field] !== base[field],
  );
  return <Effect texts={isOther ? [t('webshop_settings_effect_invoices')] : []} />;
}

import type { Cart } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';
import { Notice, useText } from '@etalage/ui-kit';

export const viesTextKeys = [
  'webshop_vies_valid',
  'webshop_vies_valid_elsewhere',
  'webshop_vies_invalid',
  'webshop_vies_unavailable',
  'webshop_vies_unavailable_untaxed',
] as const satisfies readonly TextKey[];

interface ViesMessageProps {
  vies: Cart['vies'];
  /** As typed, for when the check returned no normalised number. */
  taxNumber: string;
  /** Name of the invoice country, not its code (VIES-09). */
  country: string;
}

/**
 * The result of the VAT number check; nothing before the first check (VIES-02 to VIES-06). A number of another country
 * than the invoice country is named with its own country.
 */
export function ViesMessage({ vies, taxNumber, country }: ViesMessageProps) {
  const t = useText();
  const { status, tax_number_country: other } = vies;
  const values = { 'tax number': vies.tax_number || taxNumber, country: other ?? country };
  const valid = other === undefined ? 'webshop_vies_valid' : 'webshop_vies_valid_elsewhere';
  if (status === 'valid') return <Notice kind="success">{t(valid, values)}</Notice>;
  if (status === 'invalid') return <Notice kind="danger">{t('webshop_vies_invalid', values)}</Notice>;
  if (status !== 'unavailable') return null;
  // A small business charges no VAT, whatever the number.
  const isUntaxed = vies.category === 'E';
  return (
    <Notice kind="warning">
      {t(isUntaxed ? 'webshop_vies_unavailable_untaxed' : 'webshop_vies_unavailable')}
    </Notice>
  );
}

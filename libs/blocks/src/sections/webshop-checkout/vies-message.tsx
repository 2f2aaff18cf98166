import type { Cart } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';
import { Notice, useText } from '@etalage/ui-kit';

export const viesTextKeys = [
  'webshop_vies_valid',
  'webshop_vies_invalid',
  'webshop_vies_unavailable',
] as const satisfies readonly TextKey[];

interface ViesMessageProps {
  vies: Cart['vies'];
  /** As typed, for when the check returned no normalised number. */
  taxNumber: string;
  /** Name of the invoice country, not its code (VIES-09). */
  country: string;
}

/** The result of the VAT number check; nothing before the first check (VIES-02 to VIES-06). */
export function ViesMessage({ vies, taxNumber, country }: ViesMessageProps) {
  const t = useText();
  const values = { 'tax number': vies.tax_number || taxNumber, country };
  if (vies.status === 'valid') return <Notice kind="success">{t('webshop_vies_valid', values)}</Notice>;
  if (vies.status === 'invalid') return <Notice kind="danger">{t('webshop_vies_invalid', values)}</Notice>;
  if (vies.status === 'unavailable') return <Notice kind="warning">{t('webshop_vies_unavailable')}</Notice>;
  return null;
}

import { participantSchemes } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';

/** What a list of numbers is called; those that cannot be chosen by their number. */
export function schemeText(scheme: string, t: Translate): string {
  const known = participantSchemes.find((one) => one === scheme);
  return known ? t(`peppol_scheme_${known}`) : scheme;
}

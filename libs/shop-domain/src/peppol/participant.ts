import { vatPrefixOfScheme, type Identifier } from '../invoice/electronic-address.ts';
import type { RuleText } from '../rule-text.ts';
import { checkVatNumberFormat } from '../vat/vat-number.ts';

/** The lists of numbers that can be chosen: enterprise number and VAT number of Belgium, KvK and VAT number of the Netherlands. */
export const participantSchemes = ['0208', '9925', '0106', '9944'] as const;

export type ParticipantScheme = (typeof participantSchemes)[number];

/** Most characters of a typed number, with the spaces and dots in it. */
export const MAX_PARTICIPANT = 50;

export function isParticipantScheme(scheme: string): scheme is ParticipantScheme {
  return participantSchemes.some((known) => known === scheme);
}

/** A participant with its number as the network knows it: without spaces and dots, in capitals, with the prefix of its country. */
export function normaliseParticipant({ scheme, id }: Identifier): Identifier {
  const compact = id.toUpperCase().replace(/[^A-Z\d]/g, '');
  const prefix = vatPrefixOfScheme(scheme);
  if (prefix !== undefined) {
    const { prefix: found, number } = checkVatNumberFormat(prefix, compact);
    return { scheme, id: found + number };
  }
  const digits = scheme === '0208' ? compact.replace(/^BE/, '') : compact;
  return { scheme, id: scheme === '0208' && /^\d{9}$/.test(digits) ? `0${digits}` : digits };
}

/** Why a participant cannot exist; undefined if it can. Numbers of a KvK have no check digit, and those outside the EU are not known here. */
export function participantProblem(typed: Identifier): RuleText | undefined {
  const { scheme, id } = normaliseParticipant(typed);
  const prefix = vatPrefixOfScheme(scheme);
  if (scheme === '0208') {
    const { isValid, prefix: found } = checkVatNumberFormat('BE', id);
    return isValid && found === 'BE' ? undefined : { key: 'peppol_enterprise_invalid', values: {} };
  }
  if (scheme === '0106') return /^\d{8}$/.test(id) ? undefined : { key: 'peppol_kvk_invalid', values: {} };
  if (prefix === undefined) return { key: 'peppol_scheme_unknown', values: {} };
  const { isValid, prefix: found } = checkVatNumberFormat(prefix, id);
  return isValid && found === prefix ? undefined : { key: 'peppol_vat_invalid', values: { prefix } };
}

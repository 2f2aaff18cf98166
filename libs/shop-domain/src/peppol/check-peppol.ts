import type { RuleErrors } from '../rule-text.ts';
import { isParticipantScheme, participantProblem } from './participant.ts';

export const MAX_ACCESS_POINT_URL = 300;
export const MAX_PEPPOL_KEY = 500;
const LEAST_KEY = 10;
const MAX_LEGAL_ENTITY = 2_147_483_647;

/** The connection as it is typed. */
export interface TypedPeppol {
  readonly scheme: string;
  readonly participant: string;
  readonly url: string;
  /** Number of the company at the access point, as text. */
  readonly legal_entity: string;
  /** '' keeps the key that is stored. */
  readonly key: string;
  readonly sending: 'automatic' | 'self';
}

interface Known {
  readonly hasKey: boolean;
  /** Address of the emulator of this installation, which need not be a public one; '' without it. */
  readonly emulator: string;
}

/** What of a typed connection cannot be saved, by field. Without automatic sending it may be left unfinished. */
export function checkPeppol(typed: TypedPeppol, { hasKey, emulator }: Known): RuleErrors {
  const errors: RuleErrors = {};
  const { scheme, participant, url, legal_entity, key, sending } = typed;
  const isNeeded = sending === 'automatic';
  const isOpen = (text: string) => text.trim() === '' && !isNeeded;
  const problem = isParticipantScheme(scheme)
    ? participantProblem({ scheme, id: participant })
    : ({ key: 'peppol_scheme_unknown', values: {} } as const);
  if (problem && !isOpen(participant)) errors['participant'] = [problem];
  if (!isOpen(url) && !isAccessPoint(url, emulator))
    errors['url'] = [{ key: 'peppol_url_invalid', values: {} }];
  if (!isOpen(legal_entity) && legalEntityOf(legal_entity) === undefined)
    errors['legal_entity'] = [{ key: 'peppol_legal_entity_invalid', values: {} }];
  if (key.trim() !== '' && !isKey(key.trim())) errors['key'] = [{ key: 'peppol_key_invalid', values: {} }];
  if (key.trim() === '' && !hasKey && isNeeded) errors['key'] = [{ key: 'peppol_key_missing', values: {} }];
  return errors;
}

/** The number of the company at the access point; undefined for a text that is none. */
export function legalEntityOf(typed: string): number | undefined {
  const text = typed.trim();
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= MAX_LEGAL_ENTITY ? number : undefined;
}

/** The address as calls begin with it, without a slash at its end. */
export const accessPointUrl = (typed: string): string => typed.trim().replace(/\/+$/, '');

function isAccessPoint(typed: string, emulator: string): boolean {
  const text = accessPointUrl(typed);
  if (emulator !== '' && text === emulator) return true;
  if (text.length > MAX_ACCESS_POINT_URL || !/^https:\/\/[^\s?#@\\]+$/i.test(text) || !URL.canParse(text))
    return false;
  const { hostname, port } = new URL(text);
  return hostname.includes('.') && (port === '' || port === '443');
}

/** What a header of a call can have. */
const isKey = (key: string) =>
  key.length >= LEAST_KEY && key.length <= MAX_PEPPOL_KEY && /^[\x21-\x7e]+$/.test(key);

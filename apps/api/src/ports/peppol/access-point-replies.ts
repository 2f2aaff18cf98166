import { type Identifier, vatPrefixOfScheme } from '@etalage/shop-domain';
import { z } from 'zod';
import { jsonOf } from './call-access-point.ts';
import type { PeppolEvent } from './peppol-port.ts';

/** Most characters of what an access point says. */
const MOST = 500;

const guid = z.string().min(1).max(100);

export const company = z.object({ id: z.int() });
export const discovered = z.object({ code: z.string() });
export const submitted = z.object({ guid });
export const queued = z.object({ guid, body: z.string() });

const happened = z.object({
  event: z.string().catch(''),
  event_type: z.string().catch(''),
  guid: z.string().max(100).catch(''),
  idempotencyGuid: z.string().max(100).catch(''),
  details: z.unknown(),
});

const refusal = z.object({ source: z.string().catch(''), details: z.string().catch('') });
const refusals = z.union([
  z.array(refusal),
  z.object({ errors: z.array(refusal) }).transform(({ errors }) => errors),
]);

/** Why a document is refused, in the words of the access point. */
export function reasonOf(text: string): string {
  const parsed = refusals.safeParse(jsonOf(text));
  const all = parsed.success ? parsed.data : [];
  return all
    .map(({ source, details }) => [source, details].filter(Boolean).join(': '))
    .join('; ')
    .slice(0, MOST);
}

/** An event by what it says; one that is about no document of ours has no key. */
export function eventOf({ guid: id, body }: z.output<typeof queued>): PeppolEvent {
  const parsed = happened.safeParse(jsonOf(body));
  if (!parsed.success || parsed.data.event_type !== 'document_submission')
    return { id, key: '', submission: '', state: 'underway', reason: '' };
  const { event, guid: submission, idempotencyGuid: key, details } = parsed.data;
  return { id, key, submission, state: stateOf(event), reason: wordsOf(details) };
}

/** `succeeded` is the receipt of the access point of the receiver; nothing stronger comes from everybody. */
function stateOf(event: string): PeppolEvent['state'] {
  if (event === 'succeeded' || event === 'accepted' || event === 'conditionally_accepted') return 'delivered';
  if (event === 'failed' || event === 'no_action_taken' || event === 'rejected') return 'refused';
  return 'underway';
}

function wordsOf(details: unknown): string {
  if (typeof details === 'string') return details.slice(0, MOST);
  return details === undefined || details === null ? '' : JSON.stringify(details).slice(0, MOST);
}

const NAMES: Readonly<Record<string, string>> = { '0208': 'BE:EN', '0106': 'NL:KVK' };

/** The lists of numbers as the access point names them: `BE:EN` for 0208, `NL:VAT` for 9944. */
export function schemeName(scheme: Identifier['scheme']): string {
  const prefix = vatPrefixOfScheme(scheme);
  return NAMES[scheme] ?? (prefix === undefined ? scheme : `${prefix === 'EL' ? 'GR' : prefix}:VAT`);
}

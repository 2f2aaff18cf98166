import {
  registeredKinds,
  type RegisterEntry,
  type RegisterReceiver,
  registerRules,
  type RetentionKind,
  retentionRules,
} from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatList } from '@etalage/texts/format';
import type { RegisterFacts } from './register-facts.ts';

/** What the website knows of itself, in words. */
export function registerRows(facts: RegisterFacts, t: Translate): RegisterEntry[] {
  const ofKinds = registeredKinds(facts.sells).map((kind) => rowOf(kind, facts, t));
  return [...ofKinds, accountsRow(facts, t)];
}

function rowOf(kind: RetentionKind, facts: RegisterFacts, t: Translate): RegisterEntry {
  const { basis, unit } = retentionRules[kind];
  const { persons, receivers } = registerRules[kind];
  const amount = facts.terms[kind];
  const isOne = amount === 1 ? '_one' : '';
  return {
    title: t(`privacy_kind_${kind}`),
    purpose: t(`privacy_why_${kind}`),
    basis: t(`privacy_basis_${basis}`),
    persons: t(`privacy_persons_${persons}`),
    data: t(`privacy_data_${kind}`),
    receivers: receiverList(receivers, facts, t),
    term: t(`privacy_kept_${unit}${isOne}`, { count: amount }),
  };
}

/** What has no term: as long as somebody is a member. */
function accountsRow(facts: RegisterFacts, t: Translate): RegisterEntry {
  return {
    title: t('privacy_kind_accounts'),
    purpose: t('privacy_why_accounts'),
    basis: t('privacy_basis_interest'),
    persons: t('privacy_persons_members'),
    data: t('privacy_data_accounts'),
    receivers: receiverList(['mail', 'hosting'], facts, t),
    term: t('privacy_kept_accounts'),
  };
}

function receiverList(
  receivers: readonly RegisterReceiver[],
  { paysOnline, sendsPeppol, carriers }: RegisterFacts,
  t: Translate,
): string {
  const names = receivers.flatMap((receiver) => {
    if (receiver === 'payment' && !paysOnline) return [];
    if (receiver === 'peppol' && !sendsPeppol) return [];
    if (receiver === 'carriers' && carriers.length === 0) return [];
    return [t(`privacy_receiver_${receiver}`, { names: formatList(carriers) })];
  });
  return formatList(names);
}

/** Who is responsible. */
export function controllerLines({ seller }: RegisterFacts): string[] {
  const { name, street, postcode, city, email, phone, kvk } = seller;
  const place = `${postcode} ${city}`.trim();
  return [name, street, place, email, phone, kvk && `KvK ${kvk}`].filter(Boolean);
}

const measures = ['passwords', 'secrets', 'roles', 'tenants', 'audit', 'attempts', 'erasure'] as const;

/** What is done so that nobody else gets at it. */
export const measureLines = (t: Translate): string[] => measures.map((name) => t(`privacy_measure_${name}`));

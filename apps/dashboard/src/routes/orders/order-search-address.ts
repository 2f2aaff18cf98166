import type { OrderSearch, OrderSort } from '@etalage/api-contract';
import type { OrderPart, PaymentGroup } from '@etalage/shop-domain';

/** The orders by their name in the address. The direction is a part of it, so that one choice sets both. */
export const sorts = {
  nieuwste: 'date',
  oudste: 'date',
  nummer: 'number',
  'nummer-af': 'number',
  klant: 'customer',
  'klant-af': 'customer',
  totaal: 'total',
  'totaal-af': 'total',
} as const satisfies Record<string, OrderSort>;
export type SortName = keyof typeof sorts;
export const sortNames = Object.keys(sorts) as SortName[];

/** The parts of the list by their name in the address. */
export const partNames: Readonly<Record<string, OrderPart>> = {
  'te-verzenden': 'to_send',
  'niet-betaald': 'unpaid',
  offertes: 'quotes',
  afgerond: 'completed',
  geannuleerd: 'cancelled',
};

export const paymentNames: Readonly<Record<string, PaymentGroup>> = {
  geen: 'none',
  verwerking: 'open',
  betaald: 'paid',
  mislukt: 'failed',
  terugbetaald: 'refunded',
  teruggehaald: 'charged_back',
};

/** The names of what is searched for in the address, without the order of the rows. */
export const filterNames = [
  'zoek',
  'toon',
  'betaling',
  'betaalwijze',
  'land',
  'vraag',
  'herroeping',
  'achteraf',
  'van',
  'tot',
] as const;

/** Asks for the quotes whose buyer waits for an answer. */
export const UNANSWERED = 'onbeantwoord';
/** That of withdrawals that wait for the shop. */
export const WAITING = 'wacht';

/** Orders that were sent before they are paid, by their name in the address. */
export const laterNames: Readonly<Record<string, NonNullable<OrderSearch['later']>>> = {
  open: 'open',
  'te-laat': 'overdue',
};

export const isDescending = (name: string) => name === 'nieuwste' || name.endsWith('-af');

/** The name of an order in the address. */
export function sortNameOf(sort: OrderSort, descending: boolean): SortName {
  return sortNames.find((name) => sorts[name] === sort && isDescending(name) === descending) ?? 'nieuwste';
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What the address asks for; a value that means nothing is left out. */
export function searchOf(get: (name: string) => string, query: string, sortName: string): OrderSearch {
  const part = valueIn(partNames, get('toon'));
  const payment = valueIn(paymentNames, get('betaling'));
  const method = get('betaalwijze').slice(0, 100);
  const later = valueIn(laterNames, get('achteraf'));
  const country = get('land');
  const day = (name: string) => {
    const asked = get(name);
    return DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : '';
  };
  return {
    query,
    from: day('van'),
    until: day('tot'),
    sort: sorts[sortName as SortName] ?? 'date',
    descending: isDescending(sortName),
    ...(part && { part }),
    ...(payment && { payment }),
    ...(method !== '' && { method }),
    ...(get('vraag') === UNANSWERED && { unanswered: true }),
    ...(get('herroeping') === WAITING && { withdrawn: true }),
    ...(later && { later }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
  };
}

/** What the address says to ask for a search. */
export function addressOf(search: OrderSearch) {
  const { query, part, payment, method, country, unanswered, withdrawn, later, ...rest } = search;
  const { from, until, ...order } = rest;
  const sortName = sortNameOf(order.sort, order.descending);
  return {
    zoek: query,
    toon: nameIn(partNames, part),
    betaling: nameIn(paymentNames, payment),
    betaalwijze: method ?? '',
    land: country ?? '',
    vraag: unanswered ? UNANSWERED : '',
    herroeping: withdrawn ? WAITING : '',
    achteraf: nameIn(laterNames, later),
    van: from,
    tot: until,
    sorteer: sortName === 'nieuwste' ? '' : sortName,
  };
}

function valueIn<Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

function nameIn<Value>(names: Readonly<Record<string, Value>>, value: Value | undefined): string {
  return Object.keys(names).find((name) => names[name] === value) ?? '';
}

/** Whether two searches find the same rows in the same order. */
export function isSameSearch(one: OrderSearch, other: OrderSearch): boolean {
  return JSON.stringify(addressOf(one)) === JSON.stringify(addressOf(other));
}

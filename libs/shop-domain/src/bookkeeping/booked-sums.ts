/** Cents without VAT, the VAT, and both together. */
export interface BookedAmounts {
  net: number;
  tax: number;
  gross: number;
}

/** What was ordered or paid back in one VAT group, sent to one country; of refunds all amounts are negative. */
export interface BookedPart extends BookedAmounts {
  what: 'orders' | 'refunds';
  /** Of EN 16931; '' of an order whose calculation cannot be read. */
  category: string;
  /** Basis points. */
  rate: number;
  /** Under OSS the country whose rates apply; else ''. */
  destination: string;
  country: string;
}

/** What was ordered, what was paid back, and what is left of it. */
export interface BookedSums {
  orders: BookedAmounts;
  refunds: BookedAmounts;
  balance: BookedAmounts;
}

type BookedRate = Pick<BookedPart, 'category' | 'rate' | 'destination'> & BookedSums;
type BookedCountry = Pick<BookedPart, 'country'> & BookedSums;

/** The sums of a period: of all of it, per VAT group with the highest rate first, and per country. */
export function bookedSums(parts: readonly BookedPart[]) {
  const rates = new Map<string, BookedRate>();
  const countries = new Map<string, BookedCountry>();
  const total = nothing();
  for (const part of parts) {
    const { category, rate, destination, country } = part;
    const key = `${category}:${rate}:${destination}`;
    add(
      entryOf(rates, key, () => ({ category, rate, destination, ...nothing() })),
      part,
    );
    add(
      entryOf(countries, country, () => ({ country, ...nothing() })),
      part,
    );
    add(total, part);
  }
  return {
    total,
    rates: [...rates.values()].toSorted(
      (a, b) =>
        b.rate - a.rate || textOrder(a.category, b.category) || textOrder(a.destination, b.destination),
    ),
    countries: [...countries.values()].toSorted(
      (a, b) => b.balance.gross - a.balance.gross || textOrder(a.country, b.country),
    ),
  };
}

const nothing = (): BookedSums => ({ orders: zero(), refunds: zero(), balance: zero() });
const zero = (): BookedAmounts => ({ net: 0, tax: 0, gross: 0 });

function entryOf<Entry>(entries: Map<string, Entry>, key: string, make: () => Entry): Entry {
  const entry = entries.get(key) ?? make();
  entries.set(key, entry);
  return entry;
}

function add(sums: BookedSums, { what, net, tax, gross }: BookedPart): void {
  for (const amounts of [sums[what], sums.balance]) {
    amounts.net += net;
    amounts.tax += tax;
    amounts.gross += gross;
  }
}

function textOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

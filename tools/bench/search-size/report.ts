import type { Cost } from '../http/measure.ts';
import { spreadOf } from '../http/report.ts';
import type { Search } from './searches.ts';

/** A search of today and that of before the ranking, per round. */
export interface Compared extends Search {
  readonly before: Cost[];
  readonly today: Cost[];
}

/** A search in the large shop and its bare SQL, per round. */
export interface Large extends Search {
  readonly hits: string;
  readonly shop: Cost[];
  readonly alone: number[];
}

export const ABOUT_COMPARED = `\`npm run bench -- search-size -- --write\` makes these tables: the search call of a visitor, with facets and 24 tiles, in
milliseconds of processor time of application and database, medians [least–most]. First a shop of 1,000 products: the
search of today in turn with that of before the ranking (migrations 0007 to 0020), on the same server; aim: at most 1.1 times.`;

export const ABOUT_LARGE = `A shop of 100,000 products, whose series have names from 1 to 8,000 products. Bare SQL is the same words, ranked, without
corrections, prices and facets. Aim: 15 ms for words with up to 1,000 hits; a search counts at most 10,000 products.`;

const total = (costs: readonly Cost[]) => spreadOf(costs.map(({ cpu }) => cpu));
const application = (costs: readonly Cost[]) => spreadOf(costs.map((cost) => cost.application));

export function comparedTable(compared: readonly Compared[]): string {
  const rows = compared.map(({ kind, typed, before, today }) => {
    const times = total(today).middle / total(before).middle;
    return [
      kind,
      `"${typed}"`,
      total(before).text,
      total(today).text,
      times.toFixed(2),
      times <= 1.1 ? 'yes' : 'no',
    ];
  });
  return tableOf(['search', 'typed', 'before, CPU ms', 'today, CPU ms', 'times', 'met'], rows);
}

export function largeTable(large: readonly Large[]): string {
  const rows = large.map(({ kind, typed, hits, aim, shop, alone }) => {
    const all = total(shop);
    const bare = spreadOf(alone);
    return [
      kind,
      `"${typed}"`,
      hits,
      all.text,
      application(shop).text,
      bare.middle.toFixed(1),
      (all.middle / bare.middle).toFixed(1),
      ...(aim === undefined ? ['–', '–'] : [`≤ ${aim}`, all.middle <= aim ? 'yes' : 'no']),
    ];
  });
  const head = [
    'search',
    'typed',
    'hits',
    'CPU ms',
    'of which application',
    'bare SQL',
    'times bare',
    'aim',
    'met',
  ];
  return tableOf(head, rows);
}

function tableOf(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

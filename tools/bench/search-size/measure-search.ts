import { endpoints } from '@etalage/api-contract';
import { askReference } from '../http/ask-reference.ts';
import { type Connection, openConnection } from '../http/connection.ts';
import { cpuTimeOf, ownCpuTimeOf } from '../http/cpu-time.ts';
import { type Cost, measure } from '../http/measure.ts';
import type { RunningShop } from '../../start/start-shop.ts';
import type { Search } from './searches.ts';

/** Calls before each measurement, because the first ones compile statements. */
const WARM = 20;
/** The same after the search was replaced, when every connection of the server compiles its functions again. */
export const WARM_REPLACED = 300;
const LANES = 2;

export interface SizedShop {
  readonly shop: RunningShop;
  readonly website: string;
  readonly seconds: number;
}

/** What a search of the shop costs in processor time, by the call that a visitor makes. */
export async function measureSearch(
  { shop, website, seconds }: SizedShop,
  { typed }: Search,
  warm = WARM,
): Promise<Cost> {
  const host = `${website}.localhost:${shop.port}`;
  const open = () => openConnection(shop.port, host);
  const lanes = await Promise.all(Array.from({ length: LANES }, open));
  try {
    return await measure({
      lanes,
      task: async (lane) => void (await ask(lane, website, typed)),
      seconds,
      clocks: [() => ownCpuTimeOf(shop.pid), () => cpuTimeOf(shop.database.pid)],
      warm,
    });
  } finally {
    for (const lane of lanes) lane.close();
  }
}

/** The number of hits as a page shows it. */
export async function hitsOf({ shop, website }: SizedShop, { typed }: Search): Promise<string> {
  const connection = await openConnection(shop.port, `${website}.localhost:${shop.port}`);
  const { info } = await ask(connection, website, typed);
  connection.close();
  return `${info.hits}${info.may_be_more ? ' at least' : ''}`;
}

/** The same words, ranked by bare SQL without facets. */
export async function measureBare({ shop, website, seconds }: SizedShop, { bare }: Search): Promise<number> {
  const { host, port, pid } = shop.database;
  const { cpu } = await askReference(
    {
      kind: 'sql',
      address: { host, port, user: 'postgres', database: 'etalage' },
      setup: [],
      // Not as the application's role: under row-level security an index of words cannot be used.
      statement: `select kind, id from search_documents, to_tsquery('simple', $2) asked
        where website_id = $1 and words @@ asked and is_shown order by ts_rank(words, asked) desc limit 24`,
      values: [website, bare],
      seconds,
      lanes: LANES,
      setting: website,
    },
    pid,
  );
  return cpu;
}

async function ask(connection: Connection, website: string, query: string) {
  const ids = { website_id: website, project_id: website };
  const request = { ...ids, query, filters: '', current_url: '/search', limit: 24 };
  const reply = await connection.call(endpoints.search.path, request);
  return reply as { info: { hits: number; may_be_more?: boolean } };
}

import { sql } from 'kysely';
import type { Database, WebsiteTransaction } from '@etalage/api/seed';

const BATCH = 1_000;

/** Inserts rows of one shape, a thousand per statement; nested values are stored unchanged in json columns. */
export async function insertRows(
  tx: WebsiteTransaction,
  table: keyof Database,
  rows: Iterable<Readonly<Record<string, unknown>>>,
  onBatch: (count: number) => void = () => {},
): Promise<void> {
  let batch: Readonly<Record<string, unknown>>[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const columns = sql.join(Object.keys(batch[0]!).map((column) => sql.ref(column)));
    const into = sql.table(table);
    await sql`
      insert into ${into} (${columns})
      select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(batch)})`.execute(tx);
    onBatch(batch.length);
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

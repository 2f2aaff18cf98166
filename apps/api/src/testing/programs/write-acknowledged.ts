import { fsyncSync, openSync, writeSync } from 'node:fs';
import { newId } from '../../db/new-id.ts';
import { openProgramDatabase } from '../../db/open-program-database.ts';
import { withWebsite } from '../../db/with-website.ts';

// Arguments: DATA_DIR, log file. Four writers commit one row after another; each id is written to the log and flushed to
// disk only after the database has acknowledged it. Runs until it is killed.
const [dataDir = '', logFile = ''] = process.argv.slice(2);
const { db } = await openProgramDatabase({ dataDir, databaseUrl: undefined, onConnectionLost: () => {} });
const log = openSync(logFile, 'a');
console.log('writing');

async function write(): Promise<never> {
  for (;;) {
    const id = newId();
    await withWebsite(db, id, (tx) =>
      tx.insertInto('websites').values({ id, slug: id, name: 'row' }).execute(),
    );
    writeSync(log, `${id}\n`);
    fsyncSync(log);
  }
}
await Promise.all([write(), write(), write(), write()]);

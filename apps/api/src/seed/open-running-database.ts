import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppDatabase, openDatabase } from '../db/database.ts';
import { dataLocation } from '../db/embedded/data-location.ts';
import { serverAccount } from '../db/embedded/server-account.ts';
import { EMBEDDED_DATABASE, USERS } from '../db/embedded/start-embedded.ts';
import { APP_ROLE } from '../db/prepare-roles.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/**
 * Connects to the database of a running program: DATABASE_URL, else the embedded database in DATA_DIR. `app` sees the
 * rows of one website at a time; `owner` owns the tables. Throws `StartError` if the embedded database does not run.
 */
export function openRunningDatabase(
  env: Readonly<Record<string, string | undefined>>,
  as: 'app' | 'owner' = 'app',
): AppDatabase {
  const { databaseUrl, dataDir } = readSettings(env);
  if (databaseUrl)
    return openDatabase({ connectionString: databaseUrl }, as === 'app' ? { role: APP_ROLE } : {});
  const { folder } = dataLocation(dataDir, () => serverAccount(join(dataDir, 'postgres')));
  const pidFile = join(folder, 'postgres/postmaster.pid');
  if (!existsSync(pidFile))
    throw new StartError(
      `Er draait geen database in ${folder}. Start Etalage eerst (npm start), of geef DATABASE_URL.`,
    );
  // Line four of the file is the port, line five the folder of the socket.
  const [, , , port, host] = readFileSync(pidFile, 'utf8').split('\n');
  return openDatabase({ host, port: Number(port), user: USERS[as], database: EMBEDDED_DATABASE });
}

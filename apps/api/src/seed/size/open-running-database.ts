import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppDatabase, openDatabase } from '../../db/database.ts';
import { dataLocation } from '../../db/embedded/data-location.ts';
import { serverAccount } from '../../db/embedded/server-account.ts';
import { EMBEDDED_DATABASE } from '../../db/embedded/start-embedded.ts';
import { APP_ROLE } from '../../db/prepare-roles.ts';
import { readSettings } from '../../settings.ts';
import { StartError } from '../../start-error.ts';

/** The database of a program that runs: the one of DATABASE_URL, else the embedded one of DATA_DIR. */
export function openRunningDatabase(env: Readonly<Record<string, string | undefined>>): AppDatabase {
  const { databaseUrl, dataDir } = readSettings(env);
  if (databaseUrl) return openDatabase({ connectionString: databaseUrl }, { role: APP_ROLE });
  const { folder } = dataLocation(dataDir, () => serverAccount(join(dataDir, 'postgres')));
  const pidFile = join(folder, 'postgres/postmaster.pid');
  if (!existsSync(pidFile))
    throw new StartError(
      `Er draait geen database in ${folder}. Start Etalage eerst (npm start), of geef DATABASE_URL.`,
    );
  // Lines four and five of the file: port, and folder of the socket.
  const [, , , port, host] = readFileSync(pidFile, 'utf8').split('\n');
  return openDatabase({ host, port: Number(port), user: APP_ROLE, database: EMBEDDED_DATABASE });
}

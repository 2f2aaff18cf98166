import { type AppDatabase, type DatabaseAddress, openDatabase } from './database.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { APP_ROLE } from './prepare-roles.ts';

export interface ProgramDatabase {
  readonly db: AppDatabase;
  readonly ownerAddress: DatabaseAddress;
  /** Undefined with a DATABASE_URL. */
  readonly embedded: EmbeddedDatabase | undefined;
  /** Closes the pool, then stops the embedded server. */
  close(): Promise<void>;
}

export interface ProgramDatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly onConnectionLost: (error: Error) => void;
}

/**
 * The program's database, reachable and with an up-to-date schema: the embedded one, or the one at `databaseUrl`, whose
 * user owns the schema; ordinary queries use the role `etalage_app`.
 */
export async function openProgramDatabase(options: ProgramDatabaseOptions): Promise<ProgramDatabase> {
  const { databaseUrl, onConnectionLost } = options;
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir: options.dataDir });
  try {
    const ownerAddress = embedded ? embedded.address('owner') : { connectionString: databaseUrl ?? '' };
    await migrate(ownerAddress);
    const db = embedded
      ? openDatabase(embedded.address('app'), { onConnectionLost })
      : openDatabase(ownerAddress, { role: APP_ROLE, onConnectionLost });
    const close = async () => {
      await db.close();
      await embedded?.stop();
    };
    return { db, ownerAddress, embedded, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

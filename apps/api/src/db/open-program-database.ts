import { type AppDatabase, type DatabaseAddress, openDatabase } from './database.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './embedded/start-embedded.ts';
import { checkConnectionSettings, refuseTransactionPooling } from './check-pooling.ts';
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

export interface ProgramDatabaseOptions extends Pick<EmbeddedOptions, 'onRestarted' | 'onRestartFailed'> {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly onConnectionLost: (error: Error) => void;
  readonly withoutOnlinePayments?: boolean;
}

/**
 * The program's database, reachable and with an up-to-date schema: the embedded one, or the one at `databaseUrl`, whose
 * user owns the schema; ordinary queries use the role `etalage_app`.
 */
export async function openProgramDatabase(options: ProgramDatabaseOptions): Promise<ProgramDatabase> {
  const {
    databaseUrl,
    onConnectionLost,
    withoutOnlinePayments = false,
    dataDir,
    onRestarted,
    onRestartFailed,
  } = options;
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, onRestarted, onRestartFailed });
  try {
    const ownerAddress = embedded ? embedded.address('owner') : { connectionString: databaseUrl ?? '' };
    if (!embedded) await refuseTransactionPooling(ownerAddress);
    await migrate(ownerAddress);
    const db = embedded
      ? openDatabase(embedded.address('app'), { onConnectionLost, withoutOnlinePayments })
      : openDatabase(ownerAddress, { role: APP_ROLE, onConnectionLost, withoutOnlinePayments });
    if (!embedded)
      await checkConnectionSettings(db, APP_ROLE).catch((error: unknown) => closeAndThrow(db, error));
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

async function closeAndThrow(db: AppDatabase, error: unknown): Promise<never> {
  await db.close();
  throw error;
}

import { type Kysely, sql } from 'kysely';
import type { DatabaseError } from 'pg';
import { StartError } from '../start-error.ts';

const OLDEST = 15;
const EXTENSIONS = ['unaccent', 'pg_trgm', 'btree_gin', 'fuzzystrmatch'];

/** Throws an error of one sentence when the server at DATABASE_URL is too old or lacks required extensions. */
export async function checkServer<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; extensions: string[] }>`
    select current_setting('server_version_num')::integer / 10000 as version,
           array(select name::text from pg_available_extensions) as extensions`.execute(db);
  const [found = { version: 0, extensions: [] }] = rows;
  if (found.version < OLDEST) {
    throw new StartError(
      `De database in DATABASE_URL is PostgreSQL ${found.version}; Etalage heeft versie ${OLDEST} of nieuwer nodig.`,
    );
  }
  const missing = EXTENSIONS.filter((name) => !found.extensions.includes(name));
  if (missing.length > 0) {
    throw new StartError(
      `De database in DATABASE_URL mist de uitbreiding ${missing.join(' en ')}. Laat een beheerder het pakket ` +
        'postgresql-contrib installeren.',
    );
  }
}

/** With this code PgBouncer refuses anything: a user, a database, one connection too many, a server that is down. */
export const PROTOCOL_VIOLATION = '08P01';

/** Converts a failure of the first connection to an error of one sentence; returns other errors unchanged. */
export function connectionError(error: unknown): unknown {
  const { code = '', severity, message } = Object(error) as Partial<DatabaseError>;
  const isRefused = severity === 'FATAL' || code === PROTOCOL_VIOLATION;
  const reason =
    REASONS[code] ?? (isRefused && `de server weigert de verbinding en meldt "${String(message)}"`);
  return reason
    ? new StartError(`De database in DATABASE_URL is niet te gebruiken: ${reason}.`, { cause: error })
    : error;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'op dat adres luistert geen PostgreSQL',
  ENOTFOUND: 'de computer in het adres bestaat niet',
  EAI_AGAIN: 'de computer in het adres is niet te vinden',
  ETIMEDOUT: 'de computer in het adres antwoordt niet',
  ENOENT: 'op dat adres luistert geen PostgreSQL',
  '28P01': 'het wachtwoord klopt niet',
  '28000': 'die gebruiker mag er niet in',
  '3D000': 'de database in het adres bestaat niet',
};

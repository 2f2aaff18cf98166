import { type Kysely, sql } from 'kysely';
import { StartError } from '../start-error.ts';

/** The role of all ordinary queries; subject to row-level security. */
export const APP_ROLE = 'etalage_app';

/**
 * Ensures that the role `etalage_app` exists, is subject to row-level security, and is granted to the current user.
 * Runs inside the migration lock. Throws an error of one sentence when the current user may not do this.
 */
export async function prepareRoles<Tables>(db: Kysely<Tables>): Promise<void> {
  const found = await sql<{ unsafe: boolean; may_use: boolean }>`
    select rolsuper or rolbypassrls as unsafe, pg_has_role(current_user, oid, 'member') as may_use
    from pg_roles where rolname = ${APP_ROLE}`.execute(db);
  let role = found.rows[0];
  try {
    if (!role) {
      // Another database of the same server may create the role at the same moment.
      await sql`
        do $$ begin
          create role etalage_app login nosuperuser nocreatedb nocreaterole nobypassrls;
        exception when duplicate_object or unique_violation then null;
        end $$`.execute(db);
      role = { unsafe: false, may_use: false };
    }
    if (role.unsafe)
      throw new StartError(`De databaserol ${APP_ROLE} mag geen SUPERUSER of BYPASSRLS hebben.`);
    if (!role.may_use) await sql`grant etalage_app to current_user`.execute(db);
    await sql`grant usage on schema public to etalage_app`.execute(db);
  } catch (error) {
    throw isMissingRight(error) ? new StartError(missingRightSentence, { cause: error }) : error;
  }
}

const missingRightSentence =
  'De gebruiker in DATABASE_URL mag de rol etalage_app niet aanmaken of gebruiken. Laat een beheerder van de ' +
  'database eenmalig uitvoeren: create role etalage_app login; grant etalage_app to <gebruiker>;';

function isMissingRight(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '42501';
}

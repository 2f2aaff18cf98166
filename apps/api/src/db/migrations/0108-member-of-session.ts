import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Who a call of an owner is made by, in one statement instead of two transactions of nine. It runs with the rights of who
 * calls it: row security shows it the session with the hash alone, and the account of that session.
 */
export const memberOfSession: Migration = {
  name: '0108-member-of-session',
  async up(db) {
    await sql`
      create function member_of_session(hash text)
      returns table (id text, name text, email text, websites jsonb, last_used_at timestamptz)
      language plpgsql volatile rows 1 as $$
      declare
        session record;
      begin
        perform set_config('app.session_hash', hash, true);
        select s.user_id, s.last_used_at into session from public.owner_sessions s
          where s.token_hash = hash and s.expires_at > now();
        if not found then
          return;
        end if;
        perform set_config('app.user_id', session.user_id, true);
        return query
          select u.id, u.name, u.email,
            (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'host', w.host, 'role', w.role)
                order by w.nth), '[]')
              from public.websites_of_user() with ordinality as w (id, name, host, role, nth)),
            session.last_used_at
          from public.users u where u.id = session.user_id;
      end $$`.execute(db);
    await sql`revoke execute on function member_of_session(text) from public`.execute(db);
    await sql`grant execute on function member_of_session(text) to etalage_app`.execute(db);
  },
};

import type { listSessions } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { sessionHash } from './owner-session.ts';
import { openSessionsOf } from './session.repository.ts';
import { signedIn } from '../signed-in.ts';

export const listSessionsHandler: Handler<typeof listSessions> = async (_input, context) => {
  const { id } = signedIn(context);
  const current = sessionHash(context.cookies);
  const rows = await openSessionsOf(context.db, id);
  const sessions = rows.map(({ token_hash, created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: token_hash === current,
  }));
  return { sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current)) };
};

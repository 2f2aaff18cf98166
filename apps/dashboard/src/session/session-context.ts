import { createContext, useContext } from 'react';
import type { Member } from '../queries/session-queries.ts';

export type MemberWebsite = Member['websites'][number];

export interface Session {
  member: Member;
  /** The website that the address names. */
  website: MemberWebsite;
}

export const SessionContext = createContext<Session | null>(null);

/** The signed-in member and the current website. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside a signed-in route');
  return session;
}

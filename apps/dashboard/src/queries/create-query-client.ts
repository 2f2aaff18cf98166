import { QueryCache, QueryClient } from '@tanstack/react-query';
import { failedWith, failureOf } from './call-api.ts';
import { sessionQuery } from './session-queries.ts';

/** The server answers the same again; one that failed itself, or was not reached, may answer another time. */
const isFinal = (error: unknown): boolean => {
  const failure = failureOf(error);
  return !failure.unreachable && failure.status < 500;
};

/**
 * What the dashboard remembers of the server. A refusal is not tried again; without a connection a call fails at once,
 * so that the screen can say so. When reading tells that the session has ended, everything asks to sign in again;
 * what was typed in a form stays, because writing only shows its message. What is read aside (`meta.isAside`), such as the
 * choices of a field, does not take the screen away: the designer asks to sign in where the work is.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isSession = query.queryKey[0] === sessionQuery.queryKey[0];
        if (query.meta?.['isAside'] === true) return;
        if (!isSession && failedWith(error, 'unauthenticated')) void client.refetchQueries(sessionQuery);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && !isFinal(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

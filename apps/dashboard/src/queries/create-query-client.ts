import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failedWith, failureOf } from './call-api.ts';
import { sessionQuery } from './session-queries.ts';

/** Whether a retry makes sense: only if the server failed or could not be reached. */
const isFinal = (error: unknown): boolean => {
  const failure = failureOf(error);
  return !failure.unreachable && failure.status < 500;
};

/**
 * Asks to sign in again if a call failed because the session has ended. Only one that was there can end: a wrong password
 * on the screen to sign in is refused too.
 */
export function noticeEndedSession(client: QueryClient, error: unknown): void {
  const isOpen = client.getQueryState(sessionQuery.queryKey)?.status === 'success';
  if (isOpen && failedWith(error, 'unauthenticated')) void client.refetchQueries(sessionQuery);
}

/**
 * The cache of what was read from the server. A refusal is not retried; without a connection a call fails immediately,
 * so that the screen can show it. If a query or a mutation finds that the session has ended, the dashboard asks to sign in
 * again over the screen, so that nothing that is typed is lost.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onError: (error) => noticeEndedSession(client, error) }),
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isSession = query.queryKey[0] === sessionQuery.queryKey[0];
        if (!isSession) noticeEndedSession(client, error);
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

import { QueryCache, QueryClient } from '@tanstack/react-query';
import { failedWith, failureOf } from './call-api.ts';
import { sessionQuery } from './session-queries.ts';

/** Whether a retry makes sense: only if the server failed or could not be reached. */
const isFinal = (error: unknown): boolean => {
  const failure = failureOf(error);
  return !failure.unreachable && failure.status < 500;
};

/**
 * The cache of what was read from the server. A refusal is not retried; without a connection a call fails immediately,
 * so that the screen can show it. If a query finds that the session has ended, the dashboard asks to sign in again; a
 * mutation only shows its message, so that nothing typed in a form is lost. Queries that are read aside (`meta.isAside`),
 * such as the choices of a field, do not replace the screen: the designer asks to sign in on its own screen.
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

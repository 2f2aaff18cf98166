import { fillPlaceholders, type TextKey, type Translate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import type { ClientOptions } from '@etalage/api-contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** The texts that an island declared, placeholders not filled in. */
export type IslandTexts = Partial<Record<TextKey, string>>;

const ClientContext = createContext<ClientOptions | null>(null);

interface IslandRootProps {
  websiteId: string;
  texts: IslandTexts;
  /** Shared by all islands of a page in the browser; on the server each island has its own. */
  queryClient?: QueryClient;
  children: ReactNode;
}

/** The context of every island, the same on server and browser: its texts, its API client, its query client. */
export function IslandRoot({ websiteId, texts, queryClient, children }: IslandRootProps) {
  const [ownClient] = useState(() => queryClient ?? new QueryClient());
  const client = useMemo<ClientOptions>(() => ({ base: '', websiteId }), [websiteId]);
  const translate = useMemo<Translate>(
    () => (key, values) => fillPlaceholders(texts[key] ?? key, values),
    [texts],
  );
  return (
    <TextContext value={translate}>
      <ClientContext value={client}>
        <QueryClientProvider client={ownClient}>{children}</QueryClientProvider>
      </ClientContext>
    </TextContext>
  );
}

/** The API address and website of an island's calls; the first argument of `postEndpoint`. */
export function useClient(): ClientOptions {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient outside an island');
  return client;
}

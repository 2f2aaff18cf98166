import { fillPlaceholders, type TextKey, type Translate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { pageClient, type ClientOptions } from '@etalage/api-contract/client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** The texts that an island declared, placeholders not filled in. */
export type IslandTexts = Partial<Record<TextKey, string>>;

/** On the server an island calls nothing. */
const inBrowser = typeof document !== 'undefined';
const ownHost = { base: '' };

const ClientContext = createContext<ClientOptions | null>(null);

interface IslandRootProps {
  websiteId: string;
  texts: IslandTexts;
  children: ReactNode;
}

/** The context of every island, the same on server and browser: its texts and its API client. */
export function IslandRoot({ websiteId, texts, children }: IslandRootProps) {
  const client = useMemo(() => ({ ...(inBrowser ? pageClient() : ownHost), websiteId }), [websiteId]);
  const translate = useMemo<Translate>(
    () => (key, values) => fillPlaceholders(texts[key] ?? key, values),
    [texts],
  );
  return (
    <TextContext value={translate}>
      <ClientContext value={client}>{children}</ClientContext>
    </TextContext>
  );
}

/** The API address and website of an island's calls; the first argument of `postEndpoint`. */
export function useClient(): ClientOptions {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient outside an island');
  return client;
}

import { fillPlaceholders, type TextKey, type Translate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import type { ClientOptions } from '@etalage/api-contract/client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** The words an island declared, placeholders unfilled. */
export type IslandTexts = Partial<Record<TextKey, string>>;

const ClientContext = createContext<ClientOptions | null>(null);

interface IslandRootProps {
  websiteId: string;
  texts: IslandTexts;
  children: ReactNode;
}

/** What surrounds every island, the same on server and browser: its words and its caller of the API. */
export function IslandRoot({ websiteId, texts, children }: IslandRootProps) {
  const client = useMemo<ClientOptions>(() => ({ base: '', websiteId }), [websiteId]);
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

/** Where an island's calls go and for which website; the first argument of `postEndpoint`. */
export function useClient(): ClientOptions {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient outside an island');
  return client;
}

import {
  getLegalCheck,
  type OutputOf,
  runLegalCheck,
  setLegalFindingAside,
  takeLegalFindingBack,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callDecoded } from './call-api.ts';

type Reply = OutputOf<typeof getLegalCheck>;
export type LegalCheck = NonNullable<Reply['check']>;
export type ListedLegalFinding = LegalCheck['findings'][number];

/** What the last check of a website found; somebody else may have made another one. */
export const legalCheckQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['legal-check', websiteId],
    queryFn: () => callDecoded(getLegalCheck, websiteId, {}),
    staleTime: 0,
  });

export const postRunLegalCheck = (websiteId: string): Promise<Reply> =>
  callDecoded(runLegalCheck, websiteId, {});

export const postLegalAside = (
  websiteId: string,
  aside: { readonly key: string; readonly reason: string },
): Promise<Reply> => callDecoded(setLegalFindingAside, websiteId, aside);

export const postLegalBack = (websiteId: string, key: string): Promise<Reply> =>
  callDecoded(takeLegalFindingBack, websiteId, { key });

/** Shows the check of a reply, and counts again on the overview. */
export function showLegalCheck(client: QueryClient, websiteId: string, reply: Reply): void {
  client.setQueryData(legalCheckQuery(websiteId).queryKey, reply);
  void client.invalidateQueries({ queryKey: ['to-do', websiteId] });
}

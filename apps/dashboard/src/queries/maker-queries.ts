import { deleteMaker, listMakers, type PayloadOf, type ResponseOf, saveMaker } from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

type Makers = ResponseOf<typeof listMakers>;
export type OwnedMaker = Makers['makers'][number];
export type MakerContent = PayloadOf<typeof saveMaker>['maker'];

/** Every maker of the website by name. */
export const makersQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['makers', websiteId],
    queryFn: () => callApi(listMakers, websiteId, {}),
    staleTime: 0,
  });

export const postSaveMaker = (
  websiteId: string,
  save: { id: string; version: number; maker: MakerContent },
) => callApi(saveMaker, websiteId, save);

export const postDeleteMaker = (websiteId: string, id: string) => callApi(deleteMaker, websiteId, { id });

/** Shows the makers that a call returned. */
export function keepMakers(client: QueryClient, websiteId: string, makers: Makers): void {
  client.setQueryData(makersQuery(websiteId).queryKey, makers);
}

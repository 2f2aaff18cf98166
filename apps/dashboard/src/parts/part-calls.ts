import type { PayloadOf, ResponseOf, SitePartCalls } from '@etalage/api-contract';
import { callApi } from '../queries/call-api.ts';

/** The calls about one part, with values of one type. */
export interface PartCalls<Value> {
  open: () => Promise<OpenedPart<Value>>;
  save: (base_revision: number, value: Value) => Promise<{ revision: number }>;
  publish: (revision: number) => Promise<{ published_revision: number }>;
  listVersions: () => Promise<PartVersion[]>;
  restore: (base_revision: number, version: number) => Promise<{ revision: number; value: Value }>;
}

export type PartVersion = ResponseOf<SitePartCalls['listVersions']>['versions'][number];

export type OpenedPart<Value> = Omit<ResponseOf<SitePartCalls['open']>, 'value' | 'published'> & {
  value: Value;
  published: Value;
};

/** The type of the values of a kind of part. */
export type ValueOf<Calls extends SitePartCalls> =
  ResponseOf<Calls['open']> extends { value: infer Value } ? Value : never;

/** The calls about a part of a website; `key` identifies it where a website has several of the kind. */
export function partCalls<Calls extends SitePartCalls>(
  calls: Calls,
  websiteId: string,
  key: { readonly id?: string } = {},
): PartCalls<ValueOf<Calls>> {
  const send = <Name extends keyof SitePartCalls>(
    name: Name,
    request: PayloadOf<SitePartCalls[Name]>,
  ): Promise<ResponseOf<SitePartCalls[Name]>> =>
    callApi<SitePartCalls[Name]>(calls[name], websiteId, { ...key, ...request });
  type Value = ValueOf<Calls>;
  return {
    open: async () => (await send('open', {})) as OpenedPart<Value>,
    save: (base_revision, value) => send('save', { base_revision, value }),
    publish: (revision) => send('publish', { revision }),
    listVersions: async () => (await send('listVersions', {})).versions,
    restore: async (base_revision, version) =>
      (await send('restore', { base_revision, version })) as { revision: number; value: Value },
  };
}

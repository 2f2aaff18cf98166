import type { Call, DecodedOf, RequestOf, ResponseOf } from './endpoint/call.ts';
import type * as endpoints from './endpoints.ts';
import { visitorPaths } from './visitor-paths.ts';

type Endpoints = typeof endpoints;
type VisitorCalls = {
  readonly [Name in keyof typeof visitorPaths]: Call<
    RequestOf<Endpoints[Name]>,
    ResponseOf<Endpoints[Name]>,
    DecodedOf<Endpoints[Name]>
  >;
};

/** What visitors call: each path with the types of its contract. An owner's call is its contract itself. */
export const visitorCalls = visitorPaths as unknown as VisitorCalls;

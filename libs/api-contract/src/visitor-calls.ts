import type { Call, RequestOf, ResponseOf } from './endpoint/call.ts';
import type * as endpoints from './endpoints.ts';
import { visitorRows } from './visitor-paths.ts';

type Endpoints = typeof endpoints;
type VisitorCalls = {
  readonly [Name in keyof typeof visitorRows]: Call<RequestOf<Endpoints[Name]>, ResponseOf<Endpoints[Name]>>;
};

/** What visitors call: each path with the types of its contract. An owner's call is its contract itself. */
export const visitorCalls = visitorRows as unknown as VisitorCalls;

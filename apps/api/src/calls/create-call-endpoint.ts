import { type CallContext, type CallEndpoint, endpoints } from '@etalage/api-contract';
import { newId } from '../db/new-id.ts';
import { answerCall, decodedReply } from './answer-call.ts';
import type { EndpointServer, IncomingCall } from './endpoint-server.ts';
import type { CallLog, Cookies } from './handler-context.ts';
import type { EndpointName } from './rate-limits.ts';

const noCookies: Cookies = { areNone: true, get: () => undefined, set: () => {} };
// By path, not by object: the built storefront contains its own copy of the contracts.
const nameOf = new Map<string, EndpointName>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint.path, name as EndpointName]),
);

/** Calls endpoints in-process with the checks and limits of HTTP; the only way to call `internal` endpoints. */
export function createCallEndpoint(
  server: EndpointServer,
  caller: CallContext,
  log: CallLog,
  cookies: Cookies = noCookies,
): CallEndpoint {
  return async (endpoint, request) => {
    const name = nameOf.get(endpoint.path);
    if (!name) throw new Error(`endpoint ${endpoint.name} is not in the list of endpoints`);
    const call: IncomingCall = {
      body: { website_id: caller.websiteId, project_id: caller.websiteId, ...(request as object) },
      website: { id: caller.websiteId },
      address: caller.address,
      origin: caller.origin,
      requestId: caller.requestId ?? newId(),
      idempotencyKey: undefined,
      cookies,
      log,
    };
    return answerCall(server, name, call, decodedReply);
  };
}

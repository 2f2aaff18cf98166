import type { Endpoint } from '@etalage/api-contract';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { EndpointServer, IncomingCall } from './endpoint-server.ts';
import type { Member } from './handler-context.ts';
import type { CalledWebsite } from './website-lookup.ts';
import { createTranslate } from '@etalage/texts';

/**
 * The website of a call. Both ids must name it (API-03): 422 when they differ; 404 when they name another website than
 * the host's, or one of which the caller is no member. Missing ids are left to the validation of the request.
 */
export async function calledWebsite(
  server: EndpointServer,
  endpoint: Endpoint,
  call: IncomingCall,
  member: Member | undefined,
): Promise<CalledWebsite> {
  if (!carriesWebsite(endpoint)) return { id: '', translate: createTranslate() };
  const { website_id: websiteId, project_id: projectId } = (call.body ?? {}) as Record<string, unknown>;
  const named = typeof websiteId === 'string' && websiteId !== '' ? websiteId : undefined;

  const website =
    endpoint.audience === 'owner'
      ? await ownWebsite(server, member, named)
      : await servedWebsite(server, call);
  if (typeof projectId === 'string' && named !== undefined && projectId !== named) {
    throw new ApiError('validation_failed', { project_id: [{ key: 'error_website_mismatch' }] });
  }
  if (!website || (named !== undefined && named !== website.id)) throw new ApiError('not_found');
  return website;
}

function carriesWebsite({ request }: Endpoint): boolean {
  return request instanceof z.ZodObject && 'website_id' in request.shape;
}

async function servedWebsite({ websites }: EndpointServer, { website }: IncomingCall) {
  return 'id' in website ? websites.byId(website.id) : websites.byHost(website.host);
}

async function ownWebsite({ websites }: EndpointServer, member: Member | undefined, id: string | undefined) {
  if (!member) throw new ApiError('unauthenticated');
  const own = id === undefined ? member.websites[0] : member.websites.find((website) => website.id === id);
  return own && websites.byId(own.id);
}

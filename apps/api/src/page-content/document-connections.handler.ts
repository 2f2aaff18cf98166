import type { documentConnections } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { readConnections } from './read-connections.ts';
import { findPlace } from '../websites/place.repository.ts';
import { priceSettingsOf } from './price-settings-of.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { keyOf } from '../documents/document-key.ts';
import { documentTitle } from '../documents/document-title.ts';
import { draftPartials } from '../documents/with-partials.ts';

/** What blocks of the designer refer to, in their current state, also if it is not saved. */
export const documentConnectionsHandler: Handler<typeof documentConnections> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const key = keyOf(input);
  return context.read(async (tx) => {
    if (!(await documentTitle(tx, key, context))) throw new ApiError('not_found');
    const site = siteOf(await findPlace(tx, websiteId, '/'));
    const settings = priceSettingsOf(site);
    const blocks = Object.fromEntries(input.blocks.map((block) => [block.id, block]));
    const document = { version: 1 as const, root: Object.keys(blocks), blocks };
    const partials = await draftPartials(tx, websiteId, [document], key.kind === 'template' ? [key.id] : []);
    const shown = [document, ...Object.values(partials)];
    return { connections: await readConnections(tx, websiteId, shown, settings), partials };
  });
};

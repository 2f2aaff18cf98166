import type { deleteTemplate } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPlacesOf } from '../choices/find-places.ts';
import { includeDeleted } from '../db/deleted-rows.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockTemplate, markTemplate } from './template.repository.ts';

/** Marks a template as deleted, unless a page or template shows it, also one that can still be restored. */
export const deleteTemplateHandler: Handler<typeof deleteTemplate> = async ({ id }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId, now } = context;
  await context.write(async (tx) => {
    const template = await lockTemplate(tx, websiteId, id);
    if (!template) throw new ApiError('not_found');
    await refuseIfShown(tx, websiteId, id, 'templates_in_use');
    await includeDeleted(tx, 'pages');
    await includeDeleted(tx, 'templates');
    await refuseIfShown(tx, websiteId, id, 'templates_in_use_in_bin');
    await markTemplate(tx, websiteId, id, now());
    const changes = [{ subjectId: id, before: { title: template.title }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'template', action: 'deleted', changes });
  });
  return { deleted: true as const };
};

async function refuseIfShown(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  key: 'templates_in_use' | 'templates_in_use_in_bin',
): Promise<void> {
  const places = await findPlacesOf(tx, websiteId, 'templates', [id]);
  if (places.has(id)) throw new ApiError('validation_failed', { id: [{ key }] });
}

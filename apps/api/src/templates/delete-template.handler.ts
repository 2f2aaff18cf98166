import type { deleteTemplate } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPlacesOf } from '../choices/find-places.ts';
import { includeDeleted } from '../db/deleted-rows.ts';
import { lockTemplate, markTemplate } from './template.repository.ts';

/** Marks a template as deleted, unless a page or template shows it. */
export const deleteTemplateHandler: Handler<typeof deleteTemplate> = async ({ id }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId, now } = context;
  await context.write(async (tx) => {
    const template = await lockTemplate(tx, websiteId, id);
    if (!template) throw new ApiError('not_found');
    const places = await findPlacesOf(tx, websiteId, 'templates', [id]);
    if (places.has(id)) throw new ApiError('validation_failed', { id: [{ key: 'templates_in_use' }] });
    await includeDeleted(tx, 'templates');
    await markTemplate(tx, websiteId, id, now());
    const changes = [{ subjectId: id, before: { title: template.title }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'template', action: 'deleted', changes });
  });
  return { deleted: true as const };
};

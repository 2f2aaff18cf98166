import type { listTemplates } from '@etalage/api-contract';
import { compositionKinds } from '@etalage/site-model/schema';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';

/** Lists the compositions in their fixed order, then the owner's own templates by title. */
export const listTemplatesHandler: Handler<typeof listTemplates> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId, translate } = context;
  const { drafts, own } = await context.read(async (tx) => ({
    drafts: await tx
      .selectFrom('drafts')
      .select(['document_id as id', 'revision', 'published_revision', 'updated_at'])
      .where('website_id', '=', websiteId)
      .where('document_kind', '=', 'template')
      .execute(),
    own: await tx
      .selectFrom('templates')
      .select(['id', 'title'])
      .where('website_id', '=', websiteId)
      .orderBy('title')
      .orderBy('id')
      .execute(),
  }));
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const stateOf = (id: string) => {
    const { revision = 0, published_revision: published = null, updated_at = null } = byId.get(id) ?? {};
    const status = published === null ? 'draft' : published === revision ? 'published' : 'changed';
    return { status, updated_at: updated_at?.toISOString() ?? null } as const;
  };
  // Before its first save, visitors and the designer show the standard one.
  const siteStateOf = (id: string) => {
    const state = stateOf(id);
    const isStandard = (byId.get(id)?.revision ?? 0) === 0 && state.status === 'draft';
    return isStandard ? ({ status: 'standard', updated_at: null } as const) : state;
  };
  return {
    templates: [
      ...compositionKinds.map((id) => ({
        id,
        kind: 'site' as const,
        title: translate(`template_title_${id}`),
        ...siteStateOf(id),
      })),
      ...own.map((template) => ({ ...template, kind: 'own' as const, ...stateOf(template.id) })),
    ],
  };
};

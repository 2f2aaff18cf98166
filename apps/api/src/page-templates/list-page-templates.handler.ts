import type { listPageTemplates } from '@etalage/api-contract';
import { definitionOfBlock } from '@etalage/blocks/schema';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { readySketch, readyTemplates } from './ready/ready-documents.ts';

/** Lists the ready page templates in their fixed order, then those of the website by title. */
export const listPageTemplatesHandler: Handler<typeof listPageTemplates> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId, translate } = context;
  const rows = await context.read((tx) =>
    tx
      .selectFrom('page_templates')
      .select(['id', 'title', 'sketch', 'updated_at'])
      .where('website_id', '=', websiteId)
      .orderBy('title')
      .orderBy('id')
      .execute(),
  );
  const ready = readyTemplates.map((id) => ({
    id,
    title: translate(`page_templates_ready_${id}`),
    about: translate(`page_templates_ready_${id}_about`),
    sketch: readySketch(id),
  }));
  const own = rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
  return { ready, own, drawings: drawingsOf([...ready, ...own]) };
};

function drawingsOf(templates: readonly { readonly sketch: readonly string[] }[]) {
  const types = new Set(templates.flatMap(({ sketch }) => sketch));
  return Object.fromEntries(
    [...types].flatMap((type) => {
      const definition = definitionOfBlock(type);
      return definition ? [[type, [...definition.thumbnail]]] : [];
    }),
  );
}

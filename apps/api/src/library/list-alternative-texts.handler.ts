import type { listAlternativeTexts } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { isFileKey } from '../files/file-key.ts';

/** Lists the alternative texts of pictures, as pages show them where a place has none. */
export const listAlternativeTextsHandler: Handler<typeof listAlternativeTexts> = async (input, context) => {
  requireRole(context, ['owner', 'editor', 'shop']);
  const { websiteId } = context;
  const keys = [...new Set(input.keys)].filter(isFileKey);
  if (keys.length === 0) return { texts: [] };
  const texts = await context.read((tx) =>
    tx
      .selectFrom('files')
      .select(['key', 'alt'])
      .where('website_id', '=', websiteId)
      .where('key', 'in', keys)
      .where('visitor_hash', 'is', null)
      .where('state', '=', 'stored')
      .where(({ or, eb }) => or([eb('alt', '<>', ''), eb('is_decorative', '=', true)]))
      .orderBy('key')
      .execute(),
  );
  return { texts };
};

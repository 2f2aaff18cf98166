import type { getImport, listImportItems, listImports } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, errorBodyOf, type Message } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { ImportMessage } from '../db/tables/catalogue-imports.ts';
import { failedPictures } from '../picture-imports/import-pictures.repository.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { findImports, importOf } from './import.repository.ts';

/** Products in one reply. */
const PAGE = 100;

export const listImportsHandler: Handler<typeof listImports> = async (_input, context) => {
  requireRole(context, productRoles);
  const { websiteId } = context;
  return context.read(async (tx) => ({ imports: (await findImports(tx, websiteId, 'last')).map(importOf) }));
};

export const getImportHandler: Handler<typeof getImport> = async ({ id }, context) => {
  requireRole(context, productRoles);
  return context.read(async (tx) => {
    const [row] = await findImports(tx, context.websiteId, [id]);
    if (!row) throw new ApiError('not_found');
    return { import: importOf(row) };
  });
};

export const listImportItemsHandler: Handler<typeof listImportItems> = async (input, context) => {
  requireRole(context, productRoles);
  const { websiteId, translate } = context;
  const { id, outcome, after } = input;
  const sentence = (text: Message): string => {
    const error = new ApiError('validation_failed', { text: [text] });
    return errorBodyOf(error, translate).errors['text']?.[0] ?? '';
  };
  return context.read(async (tx) => {
    if ((await findImports(tx, websiteId, [id])).length === 0) throw new ApiError('not_found');
    const rows = await tx
      .selectFrom('catalogue_import_items')
      .select(['place', 'title', 'product_id', 'outcome', 'messages', 'changes'])
      .select(sql<number>`(item ->> 'row')::integer`.as('row'))
      .where('website_id', '=', websiteId)
      .where('import_id', '=', id)
      .where('place', '>', after)
      .$if(outcome !== null, (query) => query.where('outcome', '=', outcome))
      .orderBy('place')
      .limit(PAGE + 1)
      .execute();
    const failed = Map.groupBy(await failedPictures(tx, websiteId, id, MOST_FAILED), (one) => one.product_id);
    const items = rows.slice(0, PAGE).map(({ messages, ...row }) => ({
      ...row,
      messages: [...messages, ...pictureMessages(row.row, failed.get(row.product_id))].map(
        ({ text, ...place }) => ({ ...place, text: sentence(text) }),
      ),
    }));
    return { items, has_more: rows.length > PAGE };
  });
};

/** Most pictures that could not be fetched of which an import says why. */
const MOST_FAILED = 1000;

/** Why pictures of a product are not there, each with its address. */
function pictureMessages(
  row: number,
  failed: readonly { readonly source: string; readonly message_key: string }[] = [],
): ImportMessage[] {
  return failed.flatMap(({ source, message_key }) => [
    { row, column: 'images', text: { key: message_key } },
    { row, column: 'images', text: source },
  ]);
}

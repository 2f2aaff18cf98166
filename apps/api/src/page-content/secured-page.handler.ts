import type { securedPage } from '@etalage/api-contract';
import type { PageDocument } from '@etalage/site-model';
import { withPartials } from '../documents/with-partials.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPublishedPage } from '../documents/document.repository.ts';
import { normalisedPath } from '@etalage/site-model';
import { checkPagePassword } from './check-page-password.ts';

/** Renders a document as HTML; the storefront passes this function to the api if both run in one process. */
export type RenderDocument = (
  websiteId: string,
  path: string,
  document: PageDocument,
  password: string,
) => Promise<string>;

/**
 * Returns the content of a protected page for its password (PROT-08, API-26). Throws as `checkPagePassword` does, and
 * `not_found` for an address without a protected page.
 */
export function createSecuredPageHandler(renderDocument?: RenderDocument): Handler<typeof securedPage> {
  return async ({ page_id, password }, context) => {
    const path = normalisedPath(page_id);
    const page = await context.read((tx) => findPublishedPage(tx, context.websiteId, { path }));
    if (!page?.password_hash) throw new ApiError('not_found');
    await checkPagePassword({ id: page.id, password_hash: page.password_hash }, password, context);
    const [document = page.document] = await context.read((tx) =>
      withPartials(tx, context.websiteId, [page.document], 'published'),
    );
    const html = (await renderDocument?.(context.websiteId, path, document, password)) ?? '';
    return { components: document, html };
  };
}

export const securedPageHandler = createSecuredPageHandler();

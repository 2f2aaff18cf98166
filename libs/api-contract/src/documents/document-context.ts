import { pageDocument } from '@etalage/site-model/schema';
import { pageContext } from '../pages/page-context.ts';

/**
 * What blocks read of the page while it is edited. A template of the shop shows a sample: a product, a category, a cart
 * or an order. A page also gets the header and footer that surround it.
 */
export const documentContext = pageContext.extend({
  partials: pageContext.shape.partials.unwrap(),
  header: pageDocument.optional(),
  footer: pageDocument.optional(),
});

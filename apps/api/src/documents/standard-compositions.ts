import { type CompositionKind, menuOfCategories, menuOfPages, type PageDocument } from '@etalage/site-model';
import { compositionKinds } from '@etalage/site-model/schema';
import { block, type BlockDraft, documentOf } from './document-of.ts';

/** The title of a page with the way to it. */
const title = block('breadcrumbsOne', {
  font_size: 'text-4xl',
  font_tag: 'h1',
  padding_top: '8',
  padding_bottom: '2',
});

/**
 * The sections of each composition until the owner publishes their own. They are in no website's data, so that every
 * website has them, and improves with them.
 */
export const standardSections: Readonly<Record<CompositionKind, readonly BlockDraft[]>> = {
  header: [
    block('headerOneSearch', {
      main_menu_menu: menuOfCategories,
      menu_position: 'left',
      padding_top: '4',
      padding_bottom: '4',
    }),
  ],
  footer: [block('footersTwo', { footer_menu: menuOfPages })],
  category: [
    title,
    block('webshopCategoriesOne', { show_title: '0', padding_top: '4', padding_bottom: '20' }),
  ],
  product: [block('webshopProductsOne', { padding_top: '8', padding_bottom: '20' })],
  cart: [block('webshopShoppingcart', { padding_top: '10' })],
  checkout: [block('webshopCheckout', { padding_top: '10' })],
  thankyou: [block('webshopThankyou', { padding_top: '10' })],
  search: [block('searchResults', { padding_top: '10' })],
  not_found: [block('PageNotFound')],
  login: [block('passwordLogin')],
};

const documents = new Map(compositionKinds.map((kind) => [kind, documentOf(kind, standardSections[kind])]));

/** What a composition shows until the owner publishes their own. */
export function standardComposition(kind: CompositionKind): PageDocument {
  const document = documents.get(kind);
  if (!document) throw new Error(`there is no standard composition ${kind}`);
  return document;
}

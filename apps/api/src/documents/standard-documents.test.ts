import {
  definitionOfBlock,
  documentPlace,
  fieldsOfBlock,
  readBlock,
  referencesOf,
} from '@etalage/blocks/schema';
import { checkDocument, isAutomaticMenu, type PageDocument, subtree } from '@etalage/site-model';
import { compositionKinds } from '@etalage/site-model/schema';
import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { applySteps } from './apply-steps.ts';
import { emptyDocument } from './document.repository.ts';
import { documentOf } from './document-of.ts';
import { standardComposition } from './standard-compositions.ts';
import { standardHome } from './standard-home.ts';

const home = (hasCategories: boolean, hasProducts: boolean) =>
  documentOf('home', standardHome({ name: 'Jan & Co', hasCategories, hasProducts }, createTranslate()));
const documents: [string, PageDocument, Parameters<typeof documentPlace>][] = [
  ...compositionKinds.map((kind): [string, PageDocument, Parameters<typeof documentPlace>] => [
    kind,
    standardComposition(kind),
    ['template', kind],
  ]),
  ['home', home(true, true), ['page', 'p']],
];
const typesOf = ({ root, blocks }: PageDocument) => root.map((id) => blocks[id]?.type);

describe('the standard documents', () => {
  it.each(documents)('%s is what an owner could add, without anything being taken out', (_, document, of) => {
    const operations = document.root.map((root, index) => ({
      type: 'insertBlock' as const,
      blocks: subtree(document, root),
      place: { parent: null, slot: '', index },
    }));
    const step = { id: 's', kind: 'do' as const, of: null, label: 'x', operations };
    const applied = applySteps(emptyDocument, [step], documentPlace(...of));
    expect(applied).toMatchObject({ corrections: [], document });
    expect(checkDocument(document).issues).toEqual([]);
  });

  it.each(documents)(
    '%s has only settings that its blocks have, and refers to nothing of a website',
    (_, { blocks }) => {
      for (const block of Object.values(blocks)) {
        const definition = definitionOfBlock(block.type)!;
        expect(readBlock(definition, block), block.id).toMatchObject({ ok: true });
        expect(block.version).toBe(definition.version);
        const keys = (fieldsOfBlock(block.type) ?? []).map(({ key }) => key);
        expect(Object.keys(block.data).filter((key) => !keys.includes(key))).toEqual([]);
        expect(
          referencesOf(block)
            .flatMap(({ ids }) => ids)
            .filter((id) => !isAutomaticMenu(id)),
        ).toEqual([]);
      }
    },
  );

  it('are one for each composition, with the block that its page is about', () => {
    expect(
      Object.fromEntries(compositionKinds.map((kind) => [kind, typesOf(standardComposition(kind))])),
    ).toEqual({
      header: ['headerOneSearch'],
      footer: ['footersTwo'],
      category: ['breadcrumbsOne', 'webshopCategoriesOne'],
      product: ['webshopProductsOne'],
      cart: ['webshopShoppingcart'],
      checkout: ['webshopCheckout'],
      thankyou: ['webshopThankyou'],
      search: ['searchResults'],
      not_found: ['PageNotFound'],
      login: ['passwordLogin'],
    });
  });

  it('has on the front page only what there is, and the name of the website as it is', () => {
    const shelves = (document: PageDocument) =>
      Object.values(document.blocks).flatMap(({ type }) =>
        ['productcategories', 'grid'].includes(type) ? [type] : [],
      );
    expect(shelves(home(true, true))).toEqual(['productcategories', 'grid']);
    expect(shelves(home(true, false))).toEqual(['productcategories']);
    expect(shelves(home(false, true))).toEqual(['grid']);
    const bare = home(false, false);
    expect(typesOf(bare)).toEqual(['sectionContentSpecialOne']);
    expect(Object.values(bare.blocks)[0]?.data).toMatchObject({
      title: 'Welkom bij',
      title_bold: 'Jan & Co',
      description: 'We zijn onze website aan het inrichten. Kom binnenkort nog eens kijken.',
    });
    expect(Object.values(bare.blocks)[0]?.data).not.toHaveProperty('button');
    expect(Object.values(home(false, true).blocks)[0]?.data).toMatchObject({
      button: '1',
      button_link: '/search',
    });
  });
});

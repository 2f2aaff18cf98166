import { applyOperations, findBlock, type BlockInstance, type PageDocument } from '@etalage/site-model';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { blockDefinitions } from './schema-registry.ts';
import { currentSharedValue, sharedNames, sharedValueOf, sharingOperations } from './shared-values.ts';

/** The content fields and slots of every section, by hand: what an owner fills in, and not how it looks. */
const contentOf: Record<string, readonly string[]> = {
  breadcrumbsOne: [],
  contactFormOne: ['form', 'content'],
  contentImage: ['content_image', 'logo_title', 'logo_alt', 'content', 'content_bottom'],
  CopyrightCenter: ['copyright'],
  footersTwo: [
    'facebook_link',
    'linkedin_link',
    'twitter_link',
    'instagram_link',
    'github_link',
    'youtube_link',
    'whatsappnumber',
    'copyright',
    'footer_menu',
    'content',
  ],
  doubleMenuHeader: [
    'logo_image',
    'main_menu',
    'secondary_menu',
    'third_menu',
    'login',
    'login_link',
    'mobilenumber',
    'mobilenumber_link',
    'whatsappnumber',
    'facebook_link',
    'linkedin_link',
    'youtube_link',
  ],
  headerLogoMiddle: ['logo_image'],
  headerTopBar: ['header_top_menu_menu'],
  MenusOne: ['menu'],
  headerOne: [
    'logo_image',
    'logo_title',
    'logo_alt',
    'mobilenumber',
    'mobilenumber_link',
    'whatsappnumber',
    'main_menu_menu',
    'block1',
    'mobile_next_to_icon',
  ],
  PageNotFound: ['content'],
  passwordLogin: [],
  searchResults: [],
  sectionContent: ['background_image', 'content'],
  sectionContentSpecialOne: [
    'title',
    'title_bold',
    'description',
    'button_link',
    'button_title',
    'form',
    'content_image',
    'image_alt',
    'background_image',
    'content',
  ],
  templatePartial: ['template'],
  webshopCategoriesOne: [],
  webshopCheckout: [],
  webshopProductsOne: [],
  webshopShoppingcart: [],
  webshopThankyou: [],
};

const blocksTo = (count: number) => Array.from({ length: count }, (_, index) => `block${index + 1}`);
const rows = { columnsOne: 1, columnsTwo: 2, columnsThree: 3, columnsFour: 4, columnsFive: 5, columnsSix: 6 };
for (const [type, count] of Object.entries({ ...rows, columnsQuarterHalfQuarter: 3, servicesOne: 3 })) {
  contentOf[type] = ['content', ...blocksTo(count), 'content_bottom'];
}
contentOf['columnsBackground'] = ['background_image', 'content', ...blocksTo(3), 'content_bottom'];
contentOf['columnsSidebar'] = ['content', ...blocksTo(6), 'sidebar', 'content_bottom'];
const features = { welcomeOne: 1, featureOne: 3, featureOneTwo: 2, featureOneThree: 3, featureOneFour: 4 };
for (const [type, count] of Object.entries(features)) {
  const pictures = Array.from({ length: count }, (_, index) => `block_${index + 1}_image`);
  contentOf[type] = [...pictures, ...blocksTo(count)];
}
for (const type of ['Right', 'Left', 'Quarter', 'QuarterLeft']) {
  contentOf[`contentSidebar${type}`] = ['section_content', 'sidebar_content'];
}
for (const type of ['masonryGallery', 'blockGalleryThree', 'blockGalleryFour', 'blockGalleryFive'])
  contentOf[type] = ['logo_image', 'logo_alt', 'content'];
for (const type of ['logosOne', 'logosSlider']) contentOf[type] = ['logo_image', 'logo_alt'];
const twoImages = ['content_one_image', 'content_two_image'];
Object.assign(contentOf, {
  contentImageFullwidth: ['content_image', 'logo_title', 'logo_alt', 'content'],
  contentTwo: ['title', 'description'],
  columnImageTextTwo: [...twoImages, ...blocksTo(2)],
  columnImageTextThree: [...twoImages, 'content_three_image', ...blocksTo(3)],
  ctaOne: ['title', 'button_title', 'button_link'],
  featureTile: ['items'],
  imageCollage: ['images_image', 'text_one', 'text_two', 'text_three'],
  dynamic: ['developer_custom_code_html', 'developer_custom_code_css', 'developer_custom_code_script'],
  lineOne: [],
  notificationOne: ['title'],
  sectionImage: ['background_image', 'logo_alt'],
  sectionTitle: ['title'],
});
for (const type of ['headerOneSearch', 'headerOneText']) contentOf[type] = contentOf['headerOne'] ?? [];

const sections = Object.values<BlockDefinition>(blockDefinitions).filter(({ kind }) => kind === 'section');

describe('the companions of content fields', () => {
  it('SEC-07 every template is on the list of content fields', () => {
    expect(Object.keys(contentOf).sort()).toEqual(sections.map(({ type }) => type).sort());
  });

  it.each(Object.entries(contentOf))(
    'SEC-07 %s has one for every content field and slot, and for nothing else',
    (type, names) => {
      const fields = sections.find((one) => one.type === type)?.fields ?? {};
      const companions = Object.keys(fields).filter((name) => name.endsWith('_local'));
      expect(companions.sort()).toEqual(names.map((name) => `${name}_local`).sort());
    },
  );

  it.each(sections.map((one) => [one.type, one] as const))(
    '%s has one for every rich text and every slot, also if it is not listed here',
    (_type, { fields, slots }) => {
      const texts = Object.keys(fields).filter((name) => fields[name]?.definition.type === 'text_editor');
      for (const name of [...texts, ...slots]) expect(Object.keys(fields)).toContain(`${name}_local`);
    },
  );

  it('SEC-08 are selects of two options in group global, this page by default', () => {
    const companions = sections.flatMap(({ fields }) =>
      Object.entries(fields).filter(([name]) => name.endsWith('_local')),
    );
    expect(companions.length).toBeGreaterThan(0);
    for (const [name, { definition, group, initial }] of companions) {
      const options = definition.type === 'select' ? definition.options : undefined;
      expect([name, definition.type, group, initial, options]).toEqual([
        name,
        'select',
        'global',
        '1',
        [
          { value: '1', label: 'field_local_page' },
          { value: '0', label: 'field_local_site' },
        ],
      ]);
    }
  });
});

const paragraph = (id: string, text: string): BlockInstance => ({
  id,
  type: 'paragraph',
  version: 1,
  data: { text },
  slots: {},
});
const section = (id: string, data: Record<string, unknown>, content: string[]): BlockInstance => ({
  id,
  type: 'sectionContent',
  version: 1,
  data,
  slots: { content },
});
function documentOf(...blocks: BlockInstance[]): PageDocument {
  const inner = new Set(blocks.flatMap(({ slots }) => Object.values(slots).flat()));
  return {
    version: 1,
    root: blocks.map(({ id }) => id).filter((id) => !inner.has(id)),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}
const blockIn = (document: PageDocument, id: string) => findBlock(document, id) as BlockInstance;

describe('sharedNames', () => {
  it.each([
    ['0', ['content']],
    [0, ['content']],
    ['1', []],
    ['', []],
    [undefined, []],
  ])('SEC-08 a companion %j shares %j', (content_local, names) => {
    expect(sharedNames(section('s', { content_local }, []))).toEqual(names);
  });

  it('a block that is no section shares nothing', () => {
    expect(sharedNames({ ...paragraph('p', 'x'), data: { text_local: '0' } })).toEqual([]);
  });
});

describe('currentSharedValue', () => {
  const banner: BlockDefinition = blockDefinitions.sectionContentSpecialOne;
  const { version, migrations } = banner;
  afterEach(() => void Object.assign(banner, { version, migrations }));
  const upper = (stored: Record<string, unknown>) => {
    if (typeof stored['title'] !== 'string') throw new Error('no title');
    return { ...stored, title: stored['title'].toUpperCase() };
  };
  const ofBanner = { template: banner.type, field: 'title', version: 1, value: { data: 'zomer' } };
  const ofSection = { template: 'sectionContent', field: 'content', version: 1 };
  const list = (data: Record<string, unknown>, version: number) => ({
    ...paragraph('b0', ''),
    type: 'products',
    data,
    version,
  });

  it('migrates the data of a field as its section is migrated', () => {
    Object.assign(banner, { version: 2, migrations: [{ name: 'louder', up: upper }] });
    expect(currentSharedValue(ofBanner)).toEqual({ ...ofBanner, version: 2, value: { data: 'ZOMER' } });
  });

  it('migrates the blocks of a slot, and those within them', () => {
    const row = { ...section('b0', {}, ['b1']), type: 'columnsOne', slots: { block1: ['b1'] } };
    const inner = { ...list({ products_mutated: 'a|b' }, 1), id: 'b1' };
    expect(currentSharedValue({ ...ofSection, value: { blocks: [row, inner], root: ['b0'] } })).toEqual({
      ...ofSection,
      value: {
        blocks: [row, { ...inner, data: { products: ['a', 'b'] }, version: 2 }],
        root: ['b0'],
      },
    });
  });

  it('leaves what is current, unknown or cannot be migrated as it is', () => {
    const current = { ...ofSection, value: { blocks: [list({ products: ['a'] }, 2)], root: ['b0'] } };
    const unknown = { ...current, template: 'verdwenen', value: { blocks: [list({}, 1)], root: ['b0'] } };
    for (const stored of [ofBanner, current, unknown]) expect(currentSharedValue(stored)).toBe(stored);
    Object.assign(banner, { version: 2, migrations: [{ name: 'louder', up: upper }] });
    const empty = { ...ofBanner, value: { data: null } };
    expect(currentSharedValue(empty)).toBe(empty);
  });

  it('of a block that cannot be read, nothing is shared', () => {
    const block = { ...section('b', { title_local: '0' }, []), type: banner.type };
    expect(sharedNames(block)).toEqual(['title']);
    expect(sharedNames({ ...block, version: 2 })).toEqual([]);
  });
});

describe('sharingOperations', () => {
  it('replaces the blocks of a slot by copies of those of another document', () => {
    const from = documentOf(section('s', {}, ['a', 'b']), paragraph('a', 'een'), paragraph('b', 'twee'));
    const to = documentOf(section('t', {}, ['a', 'c']), paragraph('a', 'oud'), paragraph('c', 'weg'));
    const value = sharedValueOf(from, blockIn(from, 's'), 'content');
    const newId = (inner: string) => `n-${inner}`;
    const operations = sharingOperations(to, blockIn(to, 't'), { name: 'content', value, newId });
    expect(applyOperations(to, operations)).toMatchObject({
      document: documentOf(
        section('t', {}, ['n-b0', 'n-b1']),
        paragraph('n-b0', 'een'),
        paragraph('n-b1', 'twee'),
      ),
    });
  });

  it('gives any two sections equal values, whatever they contained, and can be undone', () => {
    const text = fc.string({ maxLength: 5 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), fc.array(text, { maxLength: 4 }), (left, right) => {
        const made = (texts: string[]) =>
          documentOf(
            section(
              's',
              {},
              texts.map((_, index) => `p${index}`),
            ),
            ...texts.map((one, index) => paragraph(`p${index}`, one)),
          );
        const from = made(left);
        const to = made(right);
        const value = sharedValueOf(from, blockIn(from, 's'), 'content');
        const newId = (inner: string) => `n-${inner}`;
        const operations = sharingOperations(to, blockIn(to, 's'), { name: 'content', value, newId });
        const applied = applyOperations(to, operations);
        if ('refused' in applied) throw new Error(applied.refused);
        const { document, inverses } = applied;
        expect(sharedValueOf(document, blockIn(document, 's'), 'content')).toEqual(value);
        expect(applyOperations(document, inverses)).toMatchObject({ document: to });
      }),
    );
  });

  it('sets a field, and removes one that was never filled in', () => {
    const banner = (data: Record<string, unknown>) =>
      documentOf({ ...section('b', data, []), type: 'sectionContentSpecialOne' });
    const document = banner({ title: 'Oud' });
    const change = { name: 'title', newId: (id: string) => id };
    const set = (data: unknown) =>
      sharingOperations(document, blockIn(document, 'b'), { ...change, value: { data } });
    expect(applyOperations(document, set('Nieuw'))).toMatchObject({ document: banner({ title: 'Nieuw' }) });
    expect(applyOperations(document, set(null))).toMatchObject({ document: banner({}) });
    expect(set('Oud')).toEqual([]);
  });
});

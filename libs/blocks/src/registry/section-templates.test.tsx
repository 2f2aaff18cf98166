import type { Field } from '@etalage/form-engine/schema';
import { createTranslate, nl } from '@etalage/texts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { defaultRichContent } from '../runtime/starter.ts';
import { renderBlock } from '../testing/render-block.tsx';
import { pixels, shownStyle } from '../testing/shown-style.ts';
import { blockDefinitions } from './schema-registry.ts';
import { styleName } from './style-name.ts';

afterEach(cleanup);

const definitions: Record<string, BlockDefinition> = blockDefinitions;
const templates = Object.entries(definitions).filter(([, { kind }]) => kind === 'section');
const definitionOf = (type: string): BlockDefinition => {
  const found = definitions[type];
  if (!found) throw new Error(`${type} is not in the registry`);
  return found;
};
const initialOf = (type: string, field: string) => definitionOf(type).fields[field]?.initial;
const fieldOf = (type: string, field: string) => definitionOf(type).fields[field] as Field;
const paddings = (type: string) => [initialOf(type, 'padding_top'), initialOf(type, 'padding_bottom')];

describe('the registry of templates', () => {
  it('TPL-01 each has a title, a description, groups, its id and defaults; its two flags are absent or boolean', () => {
    expect(templates.length).toBeGreaterThan(45);
    for (const [id, template] of templates) {
      const { type, title, description, groups, fields, disabled, is_template } = template;
      expect(type).toBe(id);
      expect(nl[title], id).toBeTruthy();
      expect(description && nl[description], `the description of ${id}`).toMatch(/\.$/);
      expect(groups.length, id).toBeGreaterThan(0);
      for (const [name, { initial }] of Object.entries(fields))
        expect(initial, `${id} ${name}`).toBeDefined();
      for (const flag of [disabled, is_template]) expect(['undefined', 'boolean']).toContain(typeof flag);
    }
    expect(definitionOf('templatePartial').is_template).toBe(true);
  });

  it('the template dynamic is offered and shows custom code', () => {
    expect(definitionOf('dynamic').disabled).toBeUndefined();
    const frame = renderBlock('dynamic', { data: { developer_custom_code_html: '<p>Eigen</p>' } });
    expect(frame.querySelector('iframe')?.getAttribute('srcdoc')).toContain('<p>Eigen</p>');
    cleanup();
  });

  it('TPL-03 TPL-04 rich content starts as one paragraph of test text, with a time and a version', () => {
    const made = defaultRichContent(createTranslate());
    expect(made.blocks).toEqual([
      { type: 'paragraph', data: { text: '<p>Dit is een test beschrijving</p>' } },
    ]);
    expect(Math.abs(Date.now() - made.time)).toBeLessThan(60_000);
    expect(made.version).toBe('1');
    const starter = definitionOf('columnsOne').starter?.(createTranslate());
    expect(starter?.slots?.['block1']).toEqual(made.blocks);
  });

  it.each([
    ['TPL-35', 'servicesOne'],
    ['TPL-36', 'welcomeOne'],
    ['TPL-37', 'featureOne featureOneTwo featureOneThree featureOneFour'],
    ['TPL-38', 'contentTwo'],
    [
      'TPL-39',
      'columnsOne columnsTwo columnsThree columnsFour columnsFive columnsSix columnsBackground columnsQuarterHalfQuarter columnsSidebar',
    ],
    ['TPL-40', 'ctaOne'],
    ['TPL-41', 'lineOne'],
    ['TPL-42', 'notificationOne'],
    ['TPL-43', 'columnImageTextTwo columnImageTextThree'],
    ['TPL-45', 'sectionTitle'],
    ['TPL-46', 'sectionImage'],
    ['TPL-47', 'contentSidebarRight contentSidebarLeft contentSidebarQuarter contentSidebarQuarterLeft'],
  ])('%s has, switched off: %s', (_row, ids) => {
    const flags = ids.split(' ').map((id) => [id, definitionOf(id).type, definitionOf(id).disabled]);
    expect(flags).toEqual(ids.split(' ').map((id) => [id, id, true]));
  });

  it('TPL-48 holds the decided ids of the four families, and no other ids of theirs', () => {
    const idsOf = (start: RegExp) =>
      Object.keys(definitions)
        .filter((id) => start.test(id))
        .sort();
    expect(idsOf(/^featureOne/)).toEqual([
      'featureOne',
      'featureOneFour',
      'featureOneThree',
      'featureOneTwo',
    ]);
    expect(idsOf(/^columns[A-Z]/)).toEqual([
      'columnsBackground',
      'columnsFive',
      'columnsFour',
      'columnsOne',
      'columnsQuarterHalfQuarter',
      'columnsSidebar',
      'columnsSix',
      'columnsThree',
      'columnsTwo',
    ]);
    expect(idsOf(/^columnImageText/)).toEqual(['columnImageTextThree', 'columnImageTextTwo']);
    expect(idsOf(/^contentSidebar/)).toEqual([
      'contentSidebarLeft',
      'contentSidebarQuarter',
      'contentSidebarQuarterLeft',
      'contentSidebarRight',
    ]);
  });

  it('TPL-50 the decided template shows each of these sections', () => {
    const decided = {
      'header 1': ['headerOne', 'headerOneText', 'headerOneSearch'],
      'header 2': ['doubleMenuHeader'],
      'header 3': ['headerLogoMiddle'],
      'gallery of 10 pictures': ['masonryGallery'],
      'galleries of 40 pictures': ['blockGalleryThree', 'blockGalleryFour', 'blockGalleryFive'],
      footer: ['footersTwo'],
      banner: ['sectionContentSpecialOne'],
      'single highlighted block': ['welcomeOne'],
      'three-block row': ['featureOne'],
    };
    for (const id of Object.values(decided).flat()) expect(definitionOf(id).kind, id).toBe('section');
    const blocksIn = (id: string) => renderBlock(id).querySelectorAll('[data-block]').length;
    expect(blocksIn('welcomeOne')).toBe(1);
    cleanup();
    expect(blocksIn('featureOne')).toBe(3);
    const most = (id: string) =>
      (fieldOf(id, 'logo_image').definition as { settings?: { maxFiles?: number } }).settings?.maxFiles;
    expect(decided['gallery of 10 pictures'].map(most)).toEqual([10]);
    expect(decided['galleries of 40 pictures'].map(most)).toEqual([40, 40, 40]);
    const menus = (id: string) =>
      Object.values(definitionOf(id).fields).filter((one) => one.definition.type === 'menu');
    expect(['headerOne', 'doubleMenuHeader', 'headerLogoMiddle'].map((id) => menus(id).length)).toEqual([
      1, 3, 0,
    ]);
  });

  it('TPL-49 a page that has a disabled template shows it, and its owner can edit it', () => {
    expect(definitionOf('ctaOne').disabled).toBe(true);
    const data = { title: '<h2>Kom langs</h2>', button_title: 'Route', button_link: '/contact' };
    for (const editable of [false, true]) {
      const shown = renderBlock('ctaOne', { data, editable });
      expect(shown.querySelector('h2')?.textContent).toBe('Kom langs');
      expect(shown.querySelector('a')?.getAttribute('href')).toBe('/contact');
      cleanup();
    }
  });

  it('each has the style sheet of the folder of its component', () => {
    for (const [id, { kind }] of Object.entries(definitions)) {
      const folder = styleName(id);
      const parent = kind === 'section' ? 'sections' : 'content';
      const render = join(import.meta.dirname, '..', parent, folder, `${folder}.render.tsx`);
      expect(existsSync(render), `${id}: ${render}`).toBe(true);
    }
  });
});

describe('the defaults of templates', () => {
  const rows = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'QuarterHalfQuarter'].map(
    (id) => `columns${id}`,
  );
  const titled = ['columnsBackground', 'columnsSidebar', 'servicesOne'];
  const colored = ['welcomeOne', 'featureOne', 'featureOneTwo', 'featureOneThree', 'featureOneFour'];

  it('LAY-06 LAY-07 LAY-22 columns have 13, rows of columns with a title 20, components 8, and 4 at the sides of a phone', () => {
    for (const id of rows) expect([id, ...paddings(id)]).toEqual([id, '13', '13']);
    for (const id of titled) expect([id, ...paddings(id)]).toEqual([id, '20', '20']);
    for (const id of ['featureTile', 'imageCollage']) {
      expect([id, ...paddings(id)]).toEqual([id, '8', '8']);
      const onPhone = ['top', 'right', 'bottom', 'left'].map((side) =>
        initialOf(id, `mobile_padding_${side}`),
      );
      expect([id, ...onPhone]).toEqual([id, '', '4', '', '4']);
    }
    const shown = renderBlock('featureTile', {
      data: { items: [{ layout: 'item', key: 'a', attributes: {} }] },
    });
    expect(pixels(shownStyle(shown.querySelector('section'), 'padding-top'))).toBe(32);
  });

  it.each([
    ['LAY-09', '13', colored],
    ['LAY-15', '5', ['notificationOne']],
    ['LAY-16', '6', ['ctaOne']],
    ['LAY-17', '10', ['sectionTitle', 'breadcrumbsOne']],
    ['LAY-18', '13', ['columnImageTextTwo', 'columnImageTextThree']],
    [
      'LAY-19',
      '20',
      [
        'masonryGallery',
        'blockGalleryThree',
        'blockGalleryFour',
        'blockGalleryFive',
        'sectionContent',
        'contentImage',
        'contentTwo',
        'webshopProductsOne',
      ],
    ],
  ] as const)('%s a padding of %s: %s', (_row, padding, ids) => {
    for (const id of ids) expect([id, ...paddings(id)]).toEqual([id, padding, padding]);
  });

  it('LAY-12 the full-width image is at least 80 high, which are 320 px', () => {
    expect(initialOf('contentImageFullwidth', 'section_min_height')).toBe('80');
    const shown = renderBlock('contentImageFullwidth', { data: { content_image: '/media/a/b.jpg' } });
    expect(shown.querySelector('section')?.style.getPropertyValue('--smh')).toBe('20rem');
  });

  it('SEC-76 text rows are gray-100, title rows white, coloured blocks primary-500 with white text', () => {
    const colors = (id: string) => [initialOf(id, 'section_bg_color'), initialOf(id, 'section_text_color')];
    for (const id of [...rows, ...titled]) expect([id, ...colors(id)]).toEqual([id, 'gray-100', '']);
    for (const id of ['contentTwo', 'sectionTitle']) expect([id, ...colors(id)]).toEqual([id, 'white', '']);
    for (const id of colored) expect([id, ...colors(id)]).toEqual([id, 'primary-500', 'white']);
  });

  it('SEC-35 the row with six blocks and a sidebar offers each of them, with their companions', () => {
    const places = ['block1', 'block2', 'block3', 'block4', 'block5', 'block6', 'sidebar'];
    const { slots, fields } = definitionOf('columnsSidebar');
    expect(slots).toEqual(['content', ...places, 'content_bottom']);
    for (const slot of slots) expect(fields[`${slot}_local`]?.definition.type).toBe('select');
  });

  it('SEC-50 SEC-55 SEC-66 the banner, the call to action and the sidebar offer their fields', () => {
    const banner =
      'title title_bold description button button_link button_title title_font_family title_bold_font_family form_button form background_image section_bg_color_opacity section_bg_image_type section_bg_image_size section_bg_image_align align_button label_align button_color';
    expect(banner.split(' ')).toHaveLength(18);
    const has = (id: string) => Object.keys(definitionOf(id).fields);
    expect(has('sectionContentSpecialOne')).toEqual(expect.arrayContaining(banner.split(' ')));
    const action =
      'title button_title button_link color section_bg_color section_bg_color_opacity padding_top padding_bottom';
    expect(has('ctaOne')).toEqual(expect.arrayContaining(action.split(' ')));
    expect(fieldOf('ctaOne', 'title').definition.type).toBe('text_editor');
    const shown = renderBlock('ctaOne', {
      data: { title: '<h2>Nu</h2>', button_title: 'Doe', button_link: '/x' },
    });
    expect([
      shown.querySelector('h2')?.textContent,
      shown.querySelector('a[href="/x"]')?.textContent,
    ]).toEqual(['Nu', 'Doe']);
    cleanup();
    for (const id of ['Right', 'Left', 'Quarter', 'QuarterLeft'].map((end) => `contentSidebar${end}`)) {
      expect(has(id)).toContain('alignment');
      expect(definitionOf(id).slots).toEqual(['section_content', 'sidebar_content']);
      const slots = { section_content: 'De tekst', sidebar_content: 'Ernaast' };
      expect(renderBlock(id, { slots }).textContent).toBe('De tekstErnaast');
      cleanup();
    }
  });

  it('SEC-56 a call to action leads to /, says Titel and has a colour of 80%', () => {
    const fields = ['button_link', 'title', 'section_bg_color_opacity'];
    expect(fields.map((name) => initialOf('ctaOne', name))).toEqual(['/', 'Titel', 'bg-opacity-80']);
  });

  it('SEC-59 image columns offer their pictures, one file each, and their texts', () => {
    const own = 'image_height text_horizontal_position content_one_image content_two_image center_text'.split(
      ' ',
    );
    const offered = (id: string) => [...Object.keys(definitionOf(id).fields), ...definitionOf(id).slots];
    const three = [...own, 'content_three_image', 'block1', 'block2', 'block3'];
    expect(three).toHaveLength(9);
    expect(offered('columnImageTextThree')).toEqual(expect.arrayContaining(three));
    expect(offered('columnImageTextTwo')).toEqual(expect.arrayContaining([...own, 'block1', 'block2']));
    expect(offered('columnImageTextTwo')).not.toContain('content_three_image');
    expect(offered('columnImageTextTwo')).not.toContain('block3');
    for (const number of ['one', 'two', 'three']) {
      const { definition } = fieldOf('columnImageTextThree', `content_${number}_image`);
      expect(definition).toMatchObject({ type: 'image', settings: { maxFiles: 1 } });
    }
  });
});

import { cleanup } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Field } from '@etalage/form-engine/schema';
import { blockDefinitions } from '../registry/schema-registry.ts';
import { renderRegistry } from '../registry/render-registry.ts';
import { BlockGuardContext, renderGuarded } from '../runtime/block-guard.ts';
import { BlockTree } from '../runtime/block-tree.tsx';
import { renderBlock } from '../testing/render-block.tsx';
import { pixels, shownStyle } from '../testing/shown-style.ts';
import { lookOf } from './block-look.ts';
import { groundOf } from './ground.ts';
import { ownerClasses, ownerId } from './owner-names.ts';
import { opacities } from './style-lists.ts';
import { around, classes } from './style-settings.css.ts';
import { styleFields } from './style-settings.ts';

afterEach(cleanup);

const sectionWith = (data: Record<string, unknown>, editable = false) => {
  cleanup();
  return renderBlock('sectionContent', { data, editable }).firstElementChild as HTMLElement;
};
const optionsOf = (field: Field) =>
  field.definition.type === 'select'
    ? (field.definition.options ?? []).map(({ value }) => String(value)).filter((value) => value !== '')
    : [];
const sides = ['top', 'right', 'bottom', 'left'];
const selects = [
  'max_width flex_grids mobile_flex_grids content_hotizontal_position max_height content_height',
  'mobile_content_height content_space_between border_radius shadow section_min_height section_min_height_mobile',
].flatMap((names) => names.split(' '));
const perSide = ['padding', 'mobile_padding', 'margin', 'mobile_margin', 'border'].flatMap((name) =>
  sides.map((side) => `${name}_${side}`),
);

describe('style settings', () => {
  it('STY-01 every block offers the shared settings as selects, and its two colours as palettes', () => {
    for (const { type, fields, kind } of Object.values(blockDefinitions)) {
      if (type === 'templatePartial') continue;
      const all: Record<string, Field> = fields;
      for (const key of [...selects, ...perSide])
        expect([type, key, all[key]?.definition.type, all[key]?.group]).toEqual([
          type,
          key,
          'select',
          'style',
        ]);
      for (const key of ['border_colors', 'section_text_color'])
        expect([kind, key, all[key]?.definition.type]).toEqual([kind, key, 'dashboard_color_palette']);
    }
  });

  it('STY-02 STY-03 each option gives its largest width and height', () => {
    const rem = [24, 28, 32, 36, 42, 48, 56, 64, 72, 80].map((width) => `${width * 16}px`);
    const largest = (key: 'max_width' | 'max_height', property: string) =>
      optionsOf(styleFields[key]).map((value) => shownStyle(sectionWith({ [key]: value }), property));
    expect(largest('max_width', 'max-width')).toEqual([...rem, '100%']);
    const heights = ['none', '160px', '192px', '256px', '320px', '384px', '900px'];
    expect(largest('max_height', 'max-height')).toEqual(heights);
  });

  it('STY-08 STY-10 four values on the sides give four independent classes', () => {
    for (const name of ['padding', 'margin']) {
      const values = Object.fromEntries(sides.map((side, at) => [`${name}_${side}`, String(at + 1)]));
      const section = sectionWith(values);
      const own = sides.map((side) => classes[`${name}_${side}` as 'padding_top'] as string);
      expect(new Set(own).size).toBe(4);
      expect([...section.classList]).toEqual(expect.arrayContaining(own));
      expect(sides.map((side) => pixels(shownStyle(section, `${name}-${side}`)))).toEqual([4, 8, 12, 16]);
      expect([...sectionWith({ [`${name}_left`]: '2' }).classList]).not.toContain(own[1]);
    }
  });

  it('STY-12 a negative margin is shown to visitors and not in the designer', () => {
    expect(pixels(shownStyle(sectionWith({ margin_top: '-4' }), 'margin-top'))).toBe(-16);
    expect(sectionWith({ margin_top: '-4' }, true).className).not.toContain(classes.margin_top);
    expect(pixels(shownStyle(sectionWith({ margin_top: '4' }, true), 'margin-top'))).toBe(16);
  });

  /** The classes that each option adds, and the value of a property that the content of the block then has. */
  const contentAt = (key: 'content_hotizontal_position' | 'content_space_between', property: string) =>
    optionsOf(styleFields[key]).map((value) => {
      cleanup();
      const block = renderBlock('paragraph', { data: { text: '<p>Tekst</p>', [key]: value } });
      const added = [...(block.firstElementChild?.classList ?? [])].filter((name) => name !== around);
      return [
        value,
        added.length,
        added.join(),
        shownStyle(block.querySelector(`.${around}`)?.lastElementChild, property),
      ];
    });

  it('STY-05 each option gives a class of its own, which places the content horizontally', () => {
    const places = contentAt('content_hotizontal_position', 'justify-items');
    expect(places.map(([value, count, , place]) => [value, count, place])).toEqual([
      ['items-start', 1, 'start'],
      ['items-center', 1, 'center'],
      ['items-end', 1, 'end'],
      ['items-stretch', 1, 'stretch'],
    ]);
    expect(new Set(places.map(([, , name]) => name)).size).toBe(4);
  });

  it('STY-07 each option gives a class of its own, which sets the space between the content', () => {
    const gaps = contentAt('content_space_between', 'gap');
    expect(gaps.map(([, count, , gap]) => [count, pixels(String(gap))])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 36, 40].map((steps) => [
        1,
        steps * 4,
      ]),
    );
    expect(new Set(gaps.map(([, , name]) => name)).size).toBe(22);
  });

  it('STY-13 STY-14 each option gives its corners and its shadow', () => {
    const shown = (key: 'border_radius' | 'shadow', property: 'borderRadius' | 'boxShadow') =>
      optionsOf(styleFields[key]).map((value) => sectionWith({ [key]: value }).style[property]);
    expect(shown('border_radius', 'borderRadius')).toEqual([
      '0px',
      'var(--radius-sm)',
      'var(--radius-md)',
      'var(--radius-lg)',
      'calc(var(--radius-lg) * 1.5)',
      '999px',
    ]);
    expect(shown('shadow', 'boxShadow')).toEqual([
      'none',
      '0 1px 3px rgb(0 0 0 / 0.12)',
      '0 6px 16px -6px rgb(0 0 0 / 0.22)',
      '0 16px 36px -14px rgb(0 0 0 / 0.28)',
      '0 28px 60px -22px rgb(0 0 0 / 0.34)',
    ]);
  });

  it('STY-16 one border of 2 px is the only one, in its colour', () => {
    const section = sectionWith({ border_top: '2', border_colors: 'primary-500' });
    expect(
      ['top', 'right', 'bottom', 'left'].map((side) => shownStyle(section, `border-${side}-style`)),
    ).toEqual(['solid', '', '', '']);
    expect(lookOf({ border_top: 2, border_colors: 'primary-500' }, false).style).toEqual({
      borderTopWidth: '2px',
      borderTopStyle: 'solid',
      borderColor: 'var(--color-primary-500)',
    });
  });

  it('STY-17 the text colour white gives white text', () => {
    expect(sectionWith({ section_text_color: 'white' }).style.color).toBe('var(--color-white)');
  });

  it('the colour and its opacity have no effect while their switch is off', () => {
    const data = { section_bg_color: 'primary-500', section_bg_color_opacity: 'bg-opacity-80' };
    expect(groundOf({ ...data, active_section_bg_color: true }, undefined).color).toBe(
      'color-mix(in srgb, var(--color-primary-500) 80%, transparent)',
    );
    const plain = (active_section_bg_color: string) =>
      sectionWith({ section_bg_color: 'primary-500', active_section_bg_color }).style.backgroundColor;
    expect([plain('1'), plain('0')]).toEqual(['var(--color-primary-500)', '']);
  });

  it('STY-29 opacities are 0, 25, 50, 75, 80 and 100 percent', () => {
    expect(opacities).toEqual([0, 25, 50, 75, 80, 100]);
    expect(optionsOf(styleFields.section_bg_color_opacity)).toEqual(
      opacities.map((one) => `bg-opacity-${one}`),
    );
  });

  it('STY-22 the two switches of visibility store 1 and 0', () => {
    for (const key of ['overflow_hidden', 'hide_on_mobile'] as const) {
      const { codec, place } = styleFields[key];
      expect([codec.encode(true), codec.encode(false), place?.switchedBy]).toEqual([
        '1',
        '0',
        'active_visibility',
      ]);
    }
  });

  it('STY-23 what falls outside is hidden from visitors only, while the switch of its group is on', () => {
    const data = { active_visibility: '1', overflow_hidden: '1' };
    expect(sectionWith(data).style.overflow).toBe('hidden');
    expect(sectionWith(data, true).style.overflow).toBe('');
    expect(sectionWith({ overflow_hidden: '1' }).style.overflow).toBe('');
  });

  it('STY-25 layer, id and class are on the block', () => {
    const data = { active_advanced: '1', zindex: '5', div_id: 'a', div_class: 'b' };
    const section = sectionWith(data);
    expect([section.style.zIndex, section.id, section.classList.contains('b')]).toEqual(['5', 'a', true]);
    expect(sectionWith({ ...data, zindex: '9999' }).style.zIndex).toBe('20');
    const off = sectionWith({ ...data, active_advanced: '0' });
    expect([off.style.zIndex, off.id, off.classList.contains('b')]).toEqual(['', '', false]);
  });

  it('the second block of a page with the same id has none', () => {
    const section = (id: string) => ({
      id,
      type: 'sectionContent',
      version: 1,
      data: { active_advanced: '1', div_id: 'plek' },
      slots: {},
    });
    const html = renderGuarded(
      (guard) =>
        renderToStaticMarkup(
          <BlockGuardContext value={guard}>
            <BlockTree
              document={{ version: 1, root: ['a', 'b'], blocks: { a: section('a'), b: section('b') } }}
              registry={renderRegistry}
            />
          </BlockGuardContext>,
        ),
      () => undefined,
    );
    expect(html.match(/<section[^>]*>/g)?.map((tag) => tag.includes('id="plek"'))).toEqual([true, false]);
  });

  it('an id or class of an owner is never one of the product', () => {
    expect(['inhoud', '"><script>', '9 lives', 'popup-1', '  '].map(ownerId)).toEqual([
      undefined,
      'script',
      'lives',
      undefined,
      undefined,
    ]);
    expect(ownerClasses('blok text-lg _1h70guk0 b b ab1cd2e0')).toEqual(['blok', 'b']);
  });

  it('a content block has an element around it only while a setting has an effect', () => {
    const block = (data: Record<string, unknown>) => {
      cleanup();
      return renderBlock('paragraph', { data: { text: '<p>Hoi</p>', ...data } });
    };
    expect(block({}).innerHTML).toBe(block({ margin_top: '', section_bg_color: '' }).innerHTML);
    expect(block({}).querySelectorAll('div')).toHaveLength(1);
    const around = block({ padding_left: '4' }).firstElementChild;
    expect(around?.querySelectorAll('div')).toHaveLength(1);
    expect(pixels(shownStyle(around, 'padding-left'))).toBe(16);
  });

  it('LAY-20 LAY-21 a component has 8 above and below, and 4 on the sides of a phone', () => {
    for (const { fields } of [blockDefinitions.featureTile, blockDefinitions.imageCollage]) {
      const { padding_top, padding_bottom, mobile_padding_left, mobile_padding_right } = fields;
      expect([padding_top.initial, padding_bottom.initial]).toEqual(['8', '8']);
      expect([mobile_padding_left.initial, mobile_padding_right.initial]).toEqual(['4', '4']);
    }
  });

  it('STY-31 the lists have the decided values', () => {
    const decided = '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16 20 24 28 32 36 40';
    const negative = '-20 -16 -14 -13 -12 -11 -10 -9 -8 -7 -6 -5 -4 -3 -2 -1';
    expect(optionsOf(styleFields.padding_left).join(' ')).toBe(decided);
    expect(optionsOf(styleFields.margin_left).join(' ')).toBe(`${negative} ${decided}`);
    expect(optionsOf(styleFields.max_width).join(' ')).toBe('sm md lg xl 2xl 3xl 4xl 5xl 6xl 7xl full');
    expect(optionsOf(styleFields.content_height).join(' ')).toBe('auto 40 48 64 80 96 screen');
    expect(optionsOf(styleFields.flex_grids).join(' ')).toBe('1 2 3 4 5 6');
    expect(optionsOf(styleFields.border_top).join(' ')).toBe('0 1 2 4 8');
    expect(optionsOf(styleFields.shadow).join(' ')).toBe('none sm md lg xl');
    expect(optionsOf(styleFields.border_radius).join(' ')).toBe('none sm md lg xl full');
    expect(optionsOf(styleFields.content_hotizontal_position).join(' ')).toBe(
      'items-start items-center items-end items-stretch',
    );
  });
});

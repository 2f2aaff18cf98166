import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formsBlockFixture } from '../../content/forms/forms.fixture.ts';
import { blockMarkup, renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';

afterEach(cleanup);

const { page } = formsBlockFixture;
const draw = (data: Record<string, string>, more: Partial<typeof page> = {}, editable = false) =>
  renderBlock('sectionContentSpecialOne', { data, page: { ...page, ...more }, editable });

const background = { background_image: '/media/proef/woonkamer.jpg' };
/** What each setting acts on, in a banner with both titles, both buttons and a background picture. */
const reads: Record<string, (banner: HTMLElement) => string | undefined> = {
  title_font_family: (banner) => shownStyle(banner.querySelector('h1'), 'font-family'),
  title_bold_font_family: (banner) => shownStyle(banner.querySelector('strong'), 'font-family'),
  section_bg_image_type: (banner) => shownStyle(banner.querySelector('section img'), 'position'),
  section_bg_image_size: (banner) => banner.querySelector<HTMLElement>('section > img')?.style.objectFit,
  section_bg_image_align: (banner) =>
    banner.querySelector<HTMLElement>('section > img')?.style.objectPosition,
  align_button: (banner) =>
    shownStyle(banner.querySelector('a')?.parentElement?.parentElement, 'justify-content'),
  label_align: (banner) =>
    shownStyle(banner.querySelector('form label')?.closest('form')?.querySelector('label'), 'text-align'),
  button_color: (banner) =>
    banner
      .querySelector('a')
      ?.getAttribute('style')
      ?.match(/: (var\([^)]*\))/)?.[1],
};
const nine: [string, string, string][] = [
  ['title_font_family', 'font-primary', 'Kop'],
  ['title_font_family', 'font-main', 'Lopend'],
  ['title_bold_font_family', 'font-primary', 'Kop'],
  ['title_bold_font_family', 'font-main', 'Lopend'],
  ['section_bg_image_type', 'scroll', 'absolute'],
  ['section_bg_image_type', 'fixed', 'fixed'],
  ['section_bg_image_size', 'contain', 'contain'],
  ['section_bg_image_size', 'cover', 'cover'],
  ['section_bg_image_align', 'top', 'top'],
  ['section_bg_image_align', 'left', 'left'],
  ['align_button', 'center', 'center'],
  ['align_button', 'right', 'flex-end'],
  ['label_align', 'center', 'center'],
  ['label_align', 'right', 'right'],
  ['button_color', 'contrast-500', 'var(--color-contrast-500)'],
  ['button_color', 'white', 'var(--color-white)'],
];

describe('sectionContentSpecialOne', () => {
  const full = {
    title: 'Tafels',
    title_bold: 'op maat',
    description: 'Uit eiken',
    button: '1',
    button_title: 'Bekijk',
    form_button: '1',
    form: 'contact',
  };

  it('SEC-49 shows a title, a second one, a description, a button and the button of a form', () => {
    const banner = draw(full);
    expect(banner.querySelector('h1')?.textContent).toBe('Tafels op maat');
    expect(banner.querySelector('h1 > strong')?.textContent?.trim()).toBe('op maat');
    expect(screen.getByText('Uit eiken')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bekijk' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Contact' })).toBeTruthy();
  });

  it('SEC-54 SEC-79 each of the nine settings gives two values as their names say', () => {
    const root = document.documentElement.style;
    root.setProperty('--font-primary', 'Kop');
    root.setProperty('--font-secondary', 'Lopend');
    for (const [setting, value, expected] of nine) {
      cleanup();
      const banner = draw({ ...full, ...background, section_bg_color: 'dark', [setting]: value });
      expect(reads[setting]?.(banner), `${setting} ${value}`).toBe(expected);
    }
    root.removeProperty('--font-primary');
    root.removeProperty('--font-secondary');
    expect([...new Set(nine.map(([setting]) => setting))]).toEqual(Object.keys(reads));
    for (const percent of [25, 80]) {
      const opacity = { section_bg_color: 'dark', section_bg_color_opacity: `bg-opacity-${percent}` };
      const markup = blockMarkup('sectionContentSpecialOne', { data: { ...background, ...opacity }, page });
      const veil = `style="background-color:color-mix(in srgb, var(--color-dark) ${percent}%, transparent)"`;
      expect(markup).toContain(veil);
    }
    cleanup();
    const fonts = draw({ ...full, title_font_family: 'font-primary', title_bold_font_family: 'font-main' });
    expect(fonts.querySelector('h1')?.classList.contains('font-primary')).toBe(true);
    expect(fonts.querySelector('h1 > strong')?.classList.contains('font-main')).toBe(true);
  });

  it('keeps the colour of a banner behind its picture until it has an opacity', () => {
    const banner = draw({ ...full, ...background, section_bg_color: 'dark' });
    expect(banner.querySelector('section > img + [style]')).toBeNull();
    expect(banner.querySelector('section')?.style.backgroundColor).toBe('var(--color-dark)');
  });

  it('SEC-04 shows optional parts while their switch is on', () => {
    const has = (type: string, data: Record<string, string>, slots: Record<string, string>, what: string) => {
      cleanup();
      return renderBlock(type, { data, slots, page }).querySelector(what) !== null;
    };
    const cases: [string, string, Record<string, string>, string][] = [
      ['sectionContentSpecialOne', 'button', {}, 'a'],
      ['contentImage', 'active_content', { content: '<b>Hoi</b>' }, 'b'],
      ['headerOne', 'show_text_header', { block1: '<b>Hoi</b>' }, 'b'],
    ];
    for (const [type, flag, slots, what] of cases) {
      const shown = ['1', '0'].map((value) => has(type, { [flag]: value, button_title: 'X' }, slots, what));
      expect(shown, `${type} ${flag}`).toEqual([true, false]);
    }
  });

  it('SEC-52 shows a button for its form when that is on', () => {
    const popup = draw({ form_button: '1', form: 'contact' }).querySelector('[popover]');
    const opener = screen.getByRole('button', { name: 'Contact' });
    expect(opener.getAttribute('popovertarget')).toBe(popup?.id);
    expect(popup?.querySelector('form')?.dataset['form']).toBe('contact');
    cleanup();
    const off = draw({ form_button: '0', form: 'contact' });
    expect(off.querySelector('button, form')).toBeNull();
    cleanup();
    const other = draw({ form_button: '0', form: 'contact', button: '1' });
    expect(other.querySelector('[popover], form')).toBeNull();
  });

  it('shows no form button while no form is chosen', () => {
    expect(draw({ form_button: '1' }, { connections: {} }).querySelector('button, form')).toBeNull();
  });

  it('shows a form returned with errors in the page, where its messages are visible', () => {
    const feedback = { form: 'form-own', errors: { naam: ['Vul je naam in.'] }, values: {}, message: '' };
    const container = draw({ form_button: '1', form: 'contact' }, { feedback });
    expect(container.querySelector('[popover]')).toBeNull();
    expect(screen.getByText('Vul je naam in.')).toBeTruthy();
  });

  it('UPL-35 shows the owner a placeholder for a picture, and visitors nothing', () => {
    const placeholder = '[data-picture-placeholder]';
    expect(draw({}, {}, true).querySelector(placeholder)).toBeTruthy();
    cleanup();
    expect(draw({}).querySelector(placeholder)).toBeNull();
    cleanup();
    const filled = draw({ content_image: '/media/proef/woonkamer.jpg' }, {}, true);
    expect(filled.querySelector('img[src*="woonkamer"]')).toBeTruthy();
    expect(filled.querySelector(placeholder)).toBeNull();
  });

  it('has the layout that visitors see in the designer, with and without a picture', () => {
    const layout = (editable: boolean, data: Record<string, string>) => {
      const container = draw({ title: 'Tafels', ...data }, {}, editable);
      const banner = container.querySelector('[data-align]');
      const shape = [banner?.getAttribute('data-image'), banner?.children.length];
      cleanup();
      return shape;
    };
    const picture = { content_image: '/media/proef/woonkamer.jpg' };
    expect(layout(false, {})).toEqual([null, 1]);
    expect(layout(true, {})).toEqual([null, 1]);
    expect(layout(false, picture)).toEqual(['', 2]);
    expect(layout(true, picture)).toEqual(['', 2]);
  });

  it('opens nothing in the designer', () => {
    const container = draw({ form_button: '1', form: 'contact' }, {}, true);
    expect(container.querySelector('[popovertarget], form')).toBeNull();
    expect(screen.getByRole('button', { name: 'Contact' })).toBeTruthy();
  });
});

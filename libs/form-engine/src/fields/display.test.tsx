import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { showFields } from '../testing/show-field.tsx';

afterEach(cleanup);
const show = (definition: FieldDefinition) => showFields([definition]).container;

describe('fields that store nothing', () => {
  it('FLD-06 FLD-46 a title is a heading without an input', () => {
    show({ type: 'title', title: 'Logo' });
    expect(screen.getByRole('heading', { name: 'Logo' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('FLD-07 FLD-46 a description is its text without an input', () => {
    const container = show({ type: 'description', title: 'Kies een logo.' });
    expect(container.textContent).toBe('Kies een logo.');
    expect(container.querySelector('input')).toBeNull();
  });

  it('FLD-08 FLD-46 rich content shows the HTML of its definition', () => {
    const container = show({ type: 'content', value: '<p>Lees de <strong>uitleg</strong></p>' });
    expect(container.querySelector('strong')?.textContent).toBe('uitleg');
  });

  it('FLD-38 FLD-46 raw HTML of a definition is shown, a stored value never', () => {
    const { container } = showFields([{ type: 'html', key: 'h', value: '<b id="ruw">x</b>' }], {
      stored: { h: '<img src=x onerror=alert(1)>' },
    });
    expect(container.querySelector('#ruw')?.textContent).toBe('x');
    expect(container.querySelector('img')).toBeNull();
  });

  it('FLD-37 a line with a link has text before and after it, its target and its class', () => {
    const container = show({
      type: 'url',
      value: '/help',
      url_pre_html: 'Zie ',
      url_label: 'hier',
      url_post_html: '.',
      url_target: '_blank',
      url_class: 'uitleg',
    });
    const link = screen.getByRole('link', { name: 'hier' });
    expect(container.textContent).toBe('Zie hier.');
    expect(link.getAttribute('href')).toBe('/help');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.classList.contains('uitleg')).toBe(true);
  });

  it('a link to a dashboard screen is opened by the app', () => {
    const navigate = vi.fn();
    showFields([{ type: 'dashboard_nuxt_link', url_label: "Menu's", settings: { route: '/menus' } }], {
      services: { navigate },
    });
    const followed = fireEvent.click(screen.getByRole('link', { name: "Menu's" }));
    expect(navigate).toHaveBeenCalledWith('/menus');
    expect(followed).toBe(false);
  });

  it('FLD-21 IMP-01 a table shows headers and rows, cells over 100 characters shortened', () => {
    const whole = 'x'.repeat(100);
    show({
      type: 'importer_table',
      title: 'Voorbeeld',
      value: { headers: ['Titel', `${whole}y`], rows: [[whole, `${whole}y`]] },
    });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Titel',
      `${whole}…`,
    ]);
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([whole, `${whole}…`]);
  });
});

describe('fields without a look of their own', () => {
  it('FLD-32 a hidden field shows nothing, and its value is in the form', () => {
    const { container, values } = showFields([{ type: 'hidden', key: 'h', value: 'x' }]);
    expect(container.textContent).toBe('');
    expect(container.querySelector('input, label')).toBeNull();
    expect(values()).toEqual({ h: 'x' });
  });

  it('FLD-19 a password is never shown', () => {
    showFields([{ type: 'password', key: 'p', title: 'Wachtwoord' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').type).toBe('password');
  });

  it('FLD-14 half transparent red is stored as four numbers, and is read with and without spaces', () => {
    const paintOf = (stored: string) => {
      const { container } = showFields([{ type: 'color_selector', key: 'k', title: 'Kleur' }], {
        stored: { k: stored },
      });
      const paint = container.querySelector<HTMLElement>('[style]')!.style.background;
      cleanup();
      return paint;
    };
    expect(paintOf('255, 0, 0, 0.5')).toBe(paintOf('255,0,0,0.5'));
    const { values } = showFields([{ type: 'color_selector', key: 'k', title: 'Kleur' }]);
    fireEvent.change(screen.getByLabelText('Kleur'), { target: { value: '255, 0, 0, 0.5' } });
    expect(values()).toEqual({ k: '255, 0, 0, 0.5' });
  });
});

import { createTranslate } from '@etalage/texts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fields } from './field.ts';
import { color, files, flag, link, number, select, text, textarea } from './fields.ts';
import { references } from './reference-field.ts';
import { FieldServicesContext } from '../form-parts/field-services.ts';
import { referable, sampleReferences } from '../testing/sample-references.ts';
import { withTexts } from '../testing/show-field.tsx';
import { SettingsForm } from './settings-form.tsx';

afterEach(cleanup);
const t = createTranslate();

const fields = {
  title: text('field_title', { hint: 'field_whatsappnumber_hint' }),
  copyright: textarea('field_copyright'),
  url: link('field_url'),
  fixed_element: flag('field_fixed_element', { group: 'layout' }),
  padding_top: number('field_padding_top', { initial: '13' }),
  align: select(
    'field_align',
    [
      { value: 'left', title: 'field_position_left' },
      { value: 'right', title: 'field_position_right' },
    ],
    { initial: 'left' },
  ),
  section_bg_color: color('field_section_bg_color', { group: 'style' }),
  logo_image: files('field_logo_image', { maxFiles: 2 }),
  main_menu_menu: references('field_main_menu_menu', 'menus'),
} satisfies Fields;

function show(stored: Record<string, unknown> = {}, errors = {}) {
  const onChange = vi.fn();
  const view = render(
    withTexts(
      <FieldServicesContext
        value={{ references: sampleReferences({ menus: [referable('7', 'Hoofdmenu')] }) }}
      >
        <SettingsForm fields={fields} stored={stored} errors={errors} onChange={onChange} />
      </FieldServicesContext>,
    ),
  );
  return { onChange, view };
}

describe('SettingsForm', () => {
  it('groups the settings under the headings of their groups', () => {
    show();
    const headings = [...document.querySelectorAll('summary')].map((heading) => heading.textContent);
    expect(headings).toEqual(['Inhoud', 'Afbeelding', 'Indeling', 'Stijl']);
  });

  it('shows what is stored, and the initial value of what never was', () => {
    show({ title: 'Welkom' });
    expect(screen.getByLabelText<HTMLInputElement>(t('field_title')).value).toBe('Welkom');
    expect(screen.getByLabelText<HTMLInputElement>(t('field_padding_top')).value).toBe('13');
  });

  it('shows at a field that is filled in its errors', () => {
    const links = { url: fields.url, other: fields.url };
    const stored = { url: 'javascript:alert(1)', other: '' };
    render(withTexts(<SettingsForm fields={links} stored={stored} onChange={vi.fn()} />));
    const [url, other] = screen.getAllByLabelText(t('field_url'));
    expect(url?.getAttribute('aria-invalid')).toBe('true');
    expect(other?.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.getAllByText(t('formfield_check_link'))).toHaveLength(1);
  });

  it('says at an empty field that it may not stay empty', () => {
    const needed = { title: text('field_title', { missing: 'grid_rule_text_missing' }), url: fields.url };
    render(withTexts(<SettingsForm fields={needed} stored={{}} onChange={vi.fn()} />));
    expect(screen.getByLabelText(t('field_title')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(t('grid_rule_text_missing'))).toBeTruthy();
    expect(screen.getByLabelText(t('field_url')).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('reports each change as the stored value of its key', async () => {
    const { onChange } = show();
    fireEvent.change(screen.getByLabelText(t('field_title')), { target: { value: 'Nieuw' } });
    fireEvent.click(screen.getByRole('switch', { name: t('field_fixed_element') }));
    fireEvent.change(screen.getByLabelText(t('field_align')), { target: { value: 'right' } });
    fireEvent.change(screen.getByLabelText(t('field_padding_top')), { target: { value: '1,' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Hoofdkleur 500' }));
    fireEvent.click(
      screen.getByRole('button', { name: `${t('reference_choose_menus')} ${t('field_main_menu_menu')}` }),
    );
    fireEvent.click(await screen.findByRole('option', { name: 'Hoofdmenu' }));
    expect(onChange.mock.calls.map(([changed]) => changed as unknown)).toEqual([
      { title: 'Nieuw' },
      { fixed_element: '1' },
      { align: 'right' },
      { padding_top: '1,' },
      { section_bg_color: 'primary-500' },
      { main_menu_menu: '7' },
    ]);
  });

  it('ties hint and messages to their field', () => {
    show({}, { title: ['Vul een titel in.'] });
    const input = screen.getByLabelText(t('field_title'));
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual([t('field_whatsappnumber_hint'), 'Vul een titel in.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('moves and removes pictures within the stored path list', () => {
    const { onChange } = show({ logo_image: '|/assets/a.png|/assets/b.png' });
    fireEvent.click(screen.getByRole('button', { name: 'b.png omhoog verplaatsen' }));
    expect(onChange).toHaveBeenLastCalledWith({ logo_image: '/assets/b.png|/assets/a.png' });
    fireEvent.click(screen.getByRole('button', { name: 'b.png verwijderen' }));
    const question = screen.getByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: t('formfield_file_remove_here') }));
    expect(onChange).toHaveBeenLastCalledWith({ logo_image: '/assets/a.png' });
  });
});

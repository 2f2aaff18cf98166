import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { referable, sampleReferences } from '../testing/sample-references.ts';
import { showFields, t } from '../testing/show-field.tsx';

afterEach(cleanup);

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Keuze ${value}` }));
const field = (definition: FieldDefinition): FieldDefinition => ({
  key: 'veld',
  title: 'Veld',
  ...definition,
});

describe('checkbox', () => {
  it('FLD-11 ticking a and c stores a,c whatever the order of ticking', () => {
    const { values } = showFields([field({ type: 'checkbox', options })]);
    fireEvent.click(screen.getByLabelText('Keuze c'));
    fireEvent.click(screen.getByLabelText('Keuze a'));
    expect(values()).toEqual({ veld: 'a,c' });
  });

  it('does not remove a stored id that is not an option any more', () => {
    const { values } = showFields([field({ type: 'checkbox', options })], { stored: { veld: 'oud,a' } });
    fireEvent.click(screen.getByLabelText('Keuze b'));
    expect(values()).toEqual({ veld: 'a,b,oud' });
  });
});

describe('dashboard_color_palette', () => {
  const colors = [
    { key: 'rood', label: 'Rood', value: '#f00' },
    { key: 'blauw', label: 'Blauw', value: '#00f' },
  ];

  it('FLD-13 FPROP-21 shows the given colours and stores the key of the chosen one', () => {
    const { values } = showFields([field({ type: 'dashboard_color_palette', colors })]);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Rood',
      'Blauw',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Blauw' }));
    expect(values()).toEqual({ veld: 'blauw' });
  });

  it('shows a stored colour that is not in the palette as selected', () => {
    showFields([field({ type: 'dashboard_color_palette', colors })], { stored: { veld: '1,2,3,0.5' } });
    const own = screen.getByRole<HTMLInputElement>('radio', { name: t('formfield_color_own') });
    expect(own.checked).toBe(true);
  });
});

describe('select_prefill', () => {
  it('FLD-23 FLD-46 a choice fills the fields that it names', () => {
    const { values } = showFields([
      field({
        type: 'select_prefill',
        options: [
          { value: 'nl', label: 'Nederland', prefill: { land: 'NL', taal: 'nl' } },
          { value: 'de', label: 'Duitsland', prefill: { land: 'DE', taal: 'de' } },
        ],
      }),
    ]);
    const select = screen.getByRole('combobox', { name: 'Veld' });
    const shown = within(select).getAllByRole('option');
    expect(shown.map((option) => option.textContent)).toEqual([
      t('formfield_choose'),
      'Nederland',
      'Duitsland',
    ]);
    fireEvent.change(select, { target: { value: 'nl' } });
    expect(values()).toEqual({ veld: 'nl', land: 'NL', taal: 'nl' });
    fireEvent.change(select, { target: { value: 'de' } });
    expect(values()).toEqual({ veld: 'de', land: 'DE', taal: 'de' });
  });
});

describe('pickers of the site', () => {
  const services = {
    references: sampleReferences({
      products: [referable('kast', 'Kast'), referable('tafel', 'Tafel')],
      menus: [referable('7', 'Hoofdmenu')],
      forms: [referable('3', 'Contact')],
      templates: [referable('9', 'Actieblok')],
    }),
  };

  it.each([
    ['menu', 'menu', 'Menu kiezen', 'Hoofdmenu', '7'],
    ['form', 'form', 'Formulier kiezen', 'Contact', '3'],
    ['partial', 'partial', 'Sjabloon kiezen', 'Actieblok', '9'],
  ] as const)('%s offers those of the site and stores the id', async (_row, type, choose, label, id) => {
    const { values } = showFields([field({ type })], { services });
    fireEvent.click(screen.getByRole('button', { name: `${choose} Veld` }));
    fireEvent.click(await screen.findByRole('option', { name: label }));
    expect(values()).toEqual({ veld: id });
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText(label);
  });

  it('reference offers what it refers to and stores the id', async () => {
    const product = field({ type: 'reference', settings: { refersTo: 'products' } });
    const { values } = showFields([product], { services });
    fireEvent.click(screen.getByRole('button', { name: 'Product kiezen Veld' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Tafel' }));
    expect(values()).toEqual({ veld: 'tafel' });
  });

  it('reference to many stores a list of ids in the order of choosing', async () => {
    const products = field({ type: 'reference', multiple: true, settings: { refersTo: 'products' } });
    const { values } = showFields([products], { services, stored: { veld: ['tafel'] } });
    fireEvent.click(screen.getByRole('button', { name: 'Producten kiezen Veld' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Kast' }));
    fireEvent.click(screen.getByRole('button', { name: 'Klaar (2 gekozen)' }));
    expect(values()).toEqual({ veld: ['tafel', 'kast'] });
  });

  it('names the buttons of several references after their fields', async () => {
    const product = field({ type: 'reference', settings: { refersTo: 'products' } });
    const fields = [
      { ...product, key: 'one', title: 'Uitgelicht' },
      { ...product, key: 'first', title: 'Vooraan', multiple: true },
      { ...product, key: 'hidden', title: 'Niet tonen', multiple: true },
    ];
    const { values } = showFields(fields, { services, stored: { one: 'tafel' } });
    screen.getByRole('button', { name: 'Wijzigen Uitgelicht' });
    screen.getByRole('button', { name: 'Leegmaken Uitgelicht' });
    screen.getByRole('button', { name: 'Producten kiezen Vooraan' });
    fireEvent.click(screen.getByRole('button', { name: 'Producten kiezen Niet tonen' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Kast' }));
    fireEvent.click(screen.getByRole('button', { name: 'Klaar (1 gekozen)' }));
    expect(values()).toEqual({ one: 'tafel', hidden: ['kast'] });
  });

  it('shows a stored id of something that was deleted, and does not remove it', async () => {
    const { values } = showFields([field({ type: 'menu' })], { services, stored: { veld: '99' } });
    await screen.findByText(t('formfield_choice_gone', { choice: '99' }));
    expect(values()).toEqual({ veld: '99' });
  });
});

describe('category_connections', () => {
  const categories = [
    { id: '1', label: 'Wonen', level: 0 },
    { id: '2', label: 'Tafels', level: 1 },
    { id: '3', label: 'Eettafels', level: 2 },
  ];

  it('levels are indented by 0, 6 and 12, and ids are stored', () => {
    const { values } = showFields([field({ type: 'category_connections', options: categories })]);
    const indents = within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.style.paddingLeft || '0px');
    expect(indents).toEqual(['0px', '6px', '12px']);
    fireEvent.click(screen.getByLabelText('Tafels'));
    fireEvent.click(screen.getByLabelText('Wonen'));
    expect(values()).toEqual({ veld: ['2', '1'] });
  });

  it('makes a new one in a popup with the fields of form and chooses it; a failure leaves the popup open', async () => {
    const createCategory = vi
      .fn(async () => ({ id: '4', label: 'Stoelen', level: 0 }))
      .mockRejectedValueOnce(new Error('Deze naam bestaat al.'));
    const form: FieldDefinition[] = [{ type: 'text', key: 'titel', title: 'Titel' }];
    const { values } = showFields([
      field({ type: 'category_connections', options: categories, form, function: createCategory }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Nieuwe categorie' }));
    const popup = screen.getByRole('dialog', { name: 'Nieuwe categorie' });
    fireEvent.change(within(popup).getByLabelText('Titel'), { target: { value: 'Stoelen' } });
    fireEvent.click(within(popup).getByRole('button', { name: t('formfield_save') }));
    await within(popup).findByText('Deze naam bestaat al.');
    fireEvent.click(within(popup).getByRole('button', { name: t('formfield_save') }));
    await vi.waitFor(() => expect(values()).toEqual({ veld: ['4'] }));
    expect(createCategory).toHaveBeenLastCalledWith({ titel: 'Stoelen' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

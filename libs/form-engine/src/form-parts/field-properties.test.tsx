import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CommonOptions, FieldDefinition, OptionsOf } from '../definition/field-definition.ts';
import * as grid from '../choices/choice-grid.css.ts';
import type { GridOptions } from '../choices/choice-options.ts';
import { fieldFixtures } from '../testing/field.fixture.ts';
import { showFields, t } from '../testing/show-field.tsx';
import * as frame from './field-view.css.ts';

afterEach(cleanup);

const options = [
  { value: 'a', label: 'Appel' },
  { value: 'b', label: 'Banaan' },
];
const common: CommonOptions = { key: 'naam', title: 'Naam' };
const field = (more: CommonOptions & OptionsOf<'text'>): FieldDefinition => ({
  type: 'text',
  ...common,
  ...more,
});
const wrapper = () => document.querySelector('[data-field]')!;

describe('properties of a field definition', () => {
  it('FPROP-02 FPROP-03 the type determines the widget, the key names the value, the title is its label', () => {
    const { values } = showFields([field({})]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Naam' }), { target: { value: 'Jan' } });
    expect(values()).toEqual({ naam: 'Jan' });
  });

  it('FPROP-03 a hidden title still labels the field for screen readers', () => {
    showFields([field({ hide_title: true }), field({ key: 'plaats', title: 'Plaats' })]);
    const [name, place] = [...document.querySelectorAll('label')];
    expect(screen.getByRole('textbox', { name: 'Naam' })).toBeTruthy();
    expect([name!.className, place!.className]).toEqual([`${frame.label} ${frame.hidden}`, frame.label]);
  });

  it('FPROP-04 FPROP-13 class, id and the classes of label, input and textarea are on their elements', () => {
    showFields([
      field({ class: 'eigen', id: 'mijn-veld', label_class: 'kop', input_class: 'invoer' }),
      { type: 'textarea', key: 'tekst', title: 'Tekst', textarea_class: 'regels' },
    ]);
    expect(document.getElementById('mijn-veld')!.classList.contains('eigen')).toBe(true);
    expect(screen.getByText('Naam').classList.contains('kop')).toBe(true);
    expect(screen.getByLabelText('Naam').classList.contains('invoer')).toBe(true);
    expect(screen.getByLabelText('Tekst').classList.contains('regels')).toBe(true);
    // A hidden field has no element.
    for (const { definition } of Object.values(fieldFixtures).filter(
      (one) => one.definition.type !== 'hidden',
    )) {
      cleanup();
      showFields([{ ...definition, class: 'eigen', id: 'mijn-veld' }]);
      const element = document.getElementById('mijn-veld');
      expect(element?.classList.contains('eigen'), definition.type).toBe(true);
    }
  });

  it('FPROP-05 each alignment has a class of its own', () => {
    for (const align of ['center', 'left', 'right', 'full-width'] as const) {
      showFields([field({ align })]);
      expect(wrapper().className).toBe(`${frame.field} ${frame.alignment[align]}`);
      cleanup();
    }
    showFields([field({})]);
    expect(wrapper().className).toBe(frame.field);
  });

  it('FPROP-06 FPROP-16 placeholder and help are shown, and the help is read with the field', () => {
    showFields([field({ placeholder: 'Bijvoorbeeld Jan', help: 'Je voornaam.' })]);
    const input = screen.getByPlaceholderText('Bijvoorbeeld Jan');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Je voornaam.',
    );
  });

  it('FPROP-07 an option shows its picture with source, class, style and id, and its title', () => {
    const image = { src: '/appel.png', class: 'rond', style: 'width: 20px; border-radius: 4px', id: 'appel' };
    const appel = { value: 'a', label: 'Appel', title: 'Een appel', image };
    showFields([{ ...common, type: 'radio', options: [appel] }]);
    const picture = document.querySelector('img')!;
    expect(picture.getAttribute('src')).toBe('/appel.png');
    expect(picture.id).toBe('appel');
    expect(picture.classList.contains('rond')).toBe(true);
    expect([picture.style.width, picture.style.borderRadius]).toEqual(['20px', '4px']);
    expect(picture.closest('label')!.title).toBe('Een appel');
  });

  it('FPROP-08 options are shown in a number of columns, or one per line', () => {
    const layoutOf = (more: GridOptions) => {
      showFields([{ ...common, type: 'checkbox', options, ...more }]);
      const { className, style } = screen.getByRole('group');
      const count = style.getPropertyValue(grid.count.slice('var('.length, -1));
      cleanup();
      return [className, count];
    };
    expect(layoutOf({})).toEqual([grid.across, '']);
    expect(layoutOf({ columns: 3 })).toEqual([`${grid.grid} ${grid.columns}`, '3']);
    expect(layoutOf({ vertical: true })).toEqual([grid.grid, '']);
  });

  it('FPROP-09 two fields with one key keep elements of their own', () => {
    showFields([
      field({ unique_identifier: 'een', title: 'Eerste' }),
      field({ unique_identifier: 'twee', title: 'Tweede' }),
    ]);
    const first = screen.getByLabelText('Eerste');
    const second = screen.getByLabelText('Tweede');
    expect(first.id).not.toBe(second.id);
    expect(
      [...document.querySelectorAll('[data-field]')].map((one) => one.getAttribute('data-field')),
    ).toEqual(['een', 'twee']);
  });

  it('FPROP-10 disabled is a flag or a function of the other values', () => {
    showFields([
      field({ disabled: true }),
      field({ key: 'b', title: 'Met ja', disabled: (values) => values['kies'] === 'ja' }),
      field({ key: 'kies', title: 'Kies' }),
    ]);
    const byAnswer = screen.getByLabelText<HTMLInputElement>('Met ja');
    expect(screen.getByLabelText<HTMLInputElement>('Naam').disabled).toBe(true);
    expect(byAnswer.disabled).toBe(false);
    fireEvent.change(screen.getByLabelText('Kies'), { target: { value: 'ja' } });
    expect(byAnswer.disabled).toBe(true);
  });

  it('FPROP-12 FPROP-30 a getter changes what is shown; the definition may contain a value', () => {
    const { changes } = showFields(
      [field({ getter: (stored) => `${String(stored)}!` }), field({ key: 'b', title: 'Begin', value: 'x' })],
      { stored: { naam: 'a' } },
    );
    expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('a!');
    expect(screen.getByLabelText<HTMLInputElement>('Begin').value).toBe('x');
    expect(changes).toEqual([]);
  });

  it('FPROP-14 with multiple or multiselect a select stores two values', () => {
    for (const several of [{ multiple: true }, { multiselect: true }]) {
      const { values } = showFields([{ ...common, type: 'select', options, ...several }]);
      for (const option of screen.getAllByRole<HTMLOptionElement>('option')) option.selected = true;
      fireEvent.change(screen.getByRole('listbox'));
      expect(values()).toEqual({ naam: ['a', 'b'] });
      cleanup();
    }
  });

  it('FPROP-17 a submit button runs its function once, with the values', () => {
    const run = vi.fn();
    showFields([field({}), { type: 'submit_link', title: 'Opslaan', function: run }]);
    fireEvent.change(screen.getByLabelText('Naam'), { target: { value: 'Jan' } });
    fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(run.mock.calls).toEqual([[{ naam: 'Jan' }]]);
  });

  it('API-37 a select shows what its function returns and makes no call of its own', async () => {
    const call = vi.spyOn(globalThis, 'fetch');
    const load = vi.fn(async () => options);
    showFields([{ ...common, type: 'select', fetch: load }]);
    await screen.findByRole('option', { name: 'Banaan' });
    expect(load).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
    call.mockRestore();
  });

  it.each(['fetchOptions', 'fetchFunction', 'fetch'])('FPROP-18 %s loads the choices', async (name) => {
    showFields([{ ...common, type: 'select', [name]: async () => options }]);
    await screen.findByRole('option', { name: 'Banaan' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      t('formfield_choose'),
      'Appel',
      'Banaan',
    ]);
  });

  it('FPROP-20 land_refresh_fetch loads the choices of the field land again', async () => {
    const events = new EventTarget();
    const load = vi.fn(async () => options);
    showFields([{ ...common, type: 'select', key: 'land', fetch: load }], { events });
    await screen.findByRole('option', { name: 'Appel' });
    load.mockResolvedValue([{ value: 'n', label: 'Nieuw' }]);
    fireEvent(events as Element, new Event('land_refresh_fetch'));
    await screen.findByRole('option', { name: 'Nieuw' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('a load that fails shows a message and can be retried', async () => {
    const load = vi.fn(async () => options).mockRejectedValueOnce(new Error('weg'));
    showFields([{ ...common, type: 'select', fetch: load }]);
    await screen.findByText(t('formfield_load_failed'));
    fireEvent.click(screen.getByRole('button', { name: t('formfield_retry') }));
    await screen.findByRole('option', { name: 'Appel' });
  });

  it('FPROP-25 track_by and label_key name the id and the label of an option', () => {
    const named = [{ value: 'zes', label: 'Zes', title: 'Geen label', id: 7, naam: 'Zeven' }];
    /** What the only choice shows and stores. */
    const chosen = (naming: GridOptions & { track_by?: string; label_key?: string }) => {
      const { values } = showFields([{ ...common, type: 'select', options: named, ...naming }]);
      const [, option] = screen.getAllByRole<HTMLOptionElement>('option');
      fireEvent.change(screen.getByRole('combobox'), { target: { value: option!.value } });
      cleanup();
      return [option!.textContent, values()];
    };
    expect(chosen({})).toEqual(['Zes', { naam: 'zes' }]);
    expect(chosen({ track_by: 'id', label_key: 'naam' })).toEqual(['Zeven', { naam: '7' }]);
  });

  it('FPROP-27 a field is shown while any rule of its list matches, or its function returns true', () => {
    showFields([
      field({ key: 'soort', title: 'Soort' }),
      field({
        key: 'a',
        title: 'Met regels',
        conditional: [
          { name: 'soort', operator: '==', value: 'x' },
          { name: 'soort', operator: '==', value: 'y' },
        ],
      }),
      field({ key: 'b', title: 'Met functie', conditional: (values) => values['soort'] === 'z' }),
    ]);
    const shownFor = (soort: string) => {
      fireEvent.change(screen.getByLabelText('Soort'), { target: { value: soort } });
      return [screen.queryByLabelText('Met regels'), screen.queryByLabelText('Met functie')].map(Boolean);
    };
    expect([shownFor('x'), shownFor('y'), shownFor('z'), shownFor('q')]).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('FPROP-29 true_value and false_value are stored instead of 1 and 0', () => {
    const { values } = showFields([{ ...common, type: 'boolean', true_value: 'ja', false_value: 'nee' }]);
    fireEvent.click(screen.getByRole('switch'));
    expect(values()).toEqual({ naam: 'ja' });
    fireEvent.click(screen.getByRole('switch'));
    expect(values()).toEqual({ naam: 'nee' });
  });
});

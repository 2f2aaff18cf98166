import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldServicesContext } from '../../form-parts/field-services.ts';
import { FormScope } from '../../form-parts/form-scope.tsx';
import type { ReferenceSource } from '../../form-parts/reference-source.ts';
import { referable, sampleReferences } from '../../testing/sample-references.ts';
import { t, withTexts } from '../../testing/show-field.tsx';
import { ReferenceField } from './reference-field.editor.tsx';

afterEach(cleanup);

const products = [
  referable('tafel', 'Eiken tafel', { detail: '€ 121,00', picture: '/a.jpg', state: 'live' }),
  referable('stoel', 'Stoel', { state: 'draft' }),
  referable('kast', 'Kast', { state: 'unpublished' }),
  referable('lamp', 'Lamp', { state: 'live' }),
];
const shop = sampleReferences({ products });

interface Options {
  many?: boolean;
  most?: number;
  references?: ReferenceSource | null;
}

function show(stored: unknown, { many = false, most, references = shop }: Options = {}) {
  const stores: unknown[] = [];
  function Owner() {
    const [value, setValue] = useState(stored);
    const change = (next: unknown) => {
      stores.push(next);
      setValue(next);
    };
    return (
      <FormScope values={{}} onChange={() => undefined}>
        <span id="titel">Aanbieding</span>
        <ReferenceField
          kind="products"
          many={many}
          most={most}
          definition={{ type: 'partial' }}
          value={value}
          onChange={change}
          labelId="titel"
          control={{
            id: 'veld',
            disabled: false,
            tabIndex: undefined,
            autoFocus: false,
            'aria-describedby': undefined,
            'aria-invalid': undefined,
          }}
        />
      </FormScope>
    );
  }
  render(
    withTexts(
      <FieldServicesContext value={references ? { references } : {}}>
        <Owner />
      </FieldServicesContext>,
    ),
  );
  return stores;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const option = (name: RegExp) => screen.findByRole('option', { name });
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const searchBox = () => screen.getByRole('combobox', { name: 'Producten zoeken' });

describe('a field that refers to one thing', () => {
  it('stores and shows the pressed item, and clears it on request only', async () => {
    const stores = show('');
    press('Product kiezen Aanbieding');
    const shown = await option(/Eiken tafel/);
    expect(shown.textContent).toContain('€ 121,00');
    expect(shown.textContent).toContain('Online');
    fireEvent.click(shown);
    screen.getByText('Eiken tafel');
    press('Wijzigen Aanbieding');
    fireEvent.click(await option(/Stoel.*Concept/));
    press('Leegmaken Aanbieding');
    expect(stores).toEqual(['tafel', 'stoel', '']);
    expect(screen.queryByRole('button', { name: 'Leegmaken Aanbieding' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Product kiezen Aanbieding' }));
  });

  it('is chosen from with the keyboard alone', async () => {
    const stores = show('');
    press('Product kiezen Aanbieding');
    await option(/Eiken tafel/);
    const box = searchBox();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(stores).toEqual([]);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) fireEvent.keyDown(box, { key });
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Stoel');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(stores).toEqual(['stoel']);
  });

  it('shows the id of something that was deleted, and does not remove it', async () => {
    const stores = show('weg');
    await screen.findByText('Niet meer beschikbaar (weg)');
    expect(stores).toEqual([]);
  });

  it('cannot be opened without a source', () => {
    const stores = show('', { references: null });
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    expect(stores).toEqual([]);
  });
});

describe('a field that refers to several things', () => {
  it('stores them in the order of choosing, together when the button is pressed', async () => {
    const stores = show(['kast'], { many: true });
    await screen.findByText('Kast');
    press('Producten kiezen Aanbieding');
    expect((await option(/Kast/)).getAttribute('aria-selected')).toBe('true');
    fireEvent.click(await option(/Stoel/));
    fireEvent.click(await option(/Eiken tafel/));
    expect(stores).toEqual([]);
    press('Klaar (3 gekozen)');
    expect(stores).toEqual([['kast', 'stoel', 'tafel']]);
    expect(rows()).toEqual([
      expect.stringContaining('Kast'),
      expect.stringContaining('Stoel'),
      expect.stringContaining('Eiken tafel'),
    ]);
  });

  it('refuses more than the limit with a message', async () => {
    const stores = show(['kast'], { many: true, most: 2 });
    press('Producten kiezen Aanbieding');
    fireEvent.click(await option(/Stoel/));
    fireEvent.click(await option(/Eiken tafel/));
    screen.getByText('Je kunt er hier hoogstens 2 kiezen. Haal er eerst een weg.');
    fireEvent.click(await option(/Kast/));
    fireEvent.click(await option(/Eiken tafel/));
    press('Klaar (2 gekozen)');
    expect(stores).toEqual([['stoel', 'tafel']]);
  });

  it('changes nothing when the choice is cancelled', async () => {
    const stores = show(['kast'], { many: true });
    press('Producten kiezen Aanbieding');
    fireEvent.click(await option(/Stoel/));
    press('Annuleren');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stores).toEqual([]);
  });

  it('is put in another order with a menu, and loses one with its cross', async () => {
    const stores = show(['kast', 'stoel', 'tafel'], { many: true });
    await screen.findByText('Eiken tafel');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Plaats van Eiken tafel wijzigen' }), {
      key: 'Enter',
    });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Omhoog' }));
    press('Stoel weghalen');
    expect(stores).toEqual([
      ['kast', 'tafel', 'stoel'],
      ['kast', 'tafel'],
    ]);
    press('Kast weghalen');
    press('Eiken tafel weghalen');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Producten kiezen Aanbieding' }));
    expect(stores.at(-1)).toEqual([]);
  });

  it('shows ids of deleted things among the others', async () => {
    const stores = show(['weg', 'kast'], { many: true });
    await screen.findByText('Niet meer beschikbaar (weg)');
    press('Kast weghalen');
    expect(stores).toEqual([['weg']]);
  });
});

describe('the list to choose from', () => {
  it('searches by words, and shows that nothing was found', async () => {
    show('');
    press('Product kiezen Aanbieding');
    await option(/Stoel/);
    fireEvent.change(searchBox(), { target: { value: 'tafel' } });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    fireEvent.change(searchBox(), { target: { value: 'zwembad' } });
    await screen.findByText('Niets gevonden voor "zwembad".');
    press('Zoekopdracht wissen');
    await option(/Stoel/);
  });

  it('loads page by page', async () => {
    show('');
    press('Product kiezen Aanbieding');
    await option(/Kast/);
    screen.getByText('3 van 4');
    press('Meer laden');
    await option(/Lamp/);
    screen.getByText('4 van 4');
    expect(screen.queryByRole('button', { name: 'Meer laden' })).toBeNull();
  });

  it('shows that there is nothing to choose yet', async () => {
    show('', { references: sampleReferences({}) });
    press('Product kiezen Aanbieding');
    await screen.findByText('Nog geen producten');
  });

  it('shows that loading failed, and loads again on request', async () => {
    const list = vi.fn(shop.list).mockRejectedValueOnce(new Error('offline'));
    show('', { references: { ...shop, list } });
    press('Product kiezen Aanbieding');
    await screen.findByText(t('formfield_load_failed'));
    press('Opnieuw proberen');
    await option(/Stoel/);
  });

  it('shows the chosen items after loading them failed and was retried', async () => {
    const named = vi.fn(shop.named).mockRejectedValueOnce(new Error('offline'));
    const stores = show('kast', { references: { ...shop, named } });
    await screen.findByText('Wat je koos, kon niet worden geladen.');
    press('Opnieuw proberen');
    await screen.findByText('Kast');
    expect(stores).toEqual([]);
  });

  it('ignores a reply to an earlier search', async () => {
    let answerFirst = () => {};
    const list = vi
      .fn(shop.list)
      .mockImplementationOnce(
        (question) => new Promise((done) => (answerFirst = () => done(shop.list(question)))),
      );
    show('', { references: { ...shop, list } });
    press('Product kiezen Aanbieding');
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
    fireEvent.change(searchBox(), { target: { value: 'lamp' } });
    await option(/Lamp/);
    answerFirst();
    await Promise.resolve();
    const box = within(screen.getByRole('listbox'));
    expect(box.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['LampOnline']);
  });
});

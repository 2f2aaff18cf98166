import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldRefusal } from '../../form-parts/field-refusal.ts';
import type { CategorySource, ListedCategory } from '../../form-parts/category-source.ts';
import { categories, definitionOf } from '../../schema.ts';
import { showFields, t } from '../../testing/show-field.tsx';

afterEach(cleanup);

const tree: readonly ListedCategory[] = [
  { id: 'wonen', label: 'Wonen', level: 0 },
  { id: 'tafels', label: 'Tafels', level: 1 },
  { id: 'stoelen', label: 'Stoelen', level: 1 },
];
const show = (source: CategorySource | undefined, stored: readonly string[] = [], most?: number) =>
  showFields([definitionOf('veld', categories('block_productcategories_categories', { most }))], {
    stored: { veld: stored },
    services: source ? { categories: source } : {},
  });
const sourceOf = (rows: readonly ListedCategory[] = tree): CategorySource => ({ list: async () => rows });
const newCategory = () => screen.queryByRole('button', { name: t('formfield_category_new') });
const order = () => screen.queryByRole('list', { name: t('formfield_category_order') });

describe('categories of the website', () => {
  it('are ordered once there are two, and one that was deleted can be taken out', async () => {
    const { values } = show(sourceOf(), ['tafels']);
    fireEvent.click(await screen.findByLabelText('Stoelen'));
    expect(values()).toEqual({ veld: ['tafels', 'stoelen'] });
    expect(within(order() as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByLabelText('Stoelen'));
    expect(order()).toBeNull();
    cleanup();
    const gone = show(sourceOf(), ['weg']);
    const name = t('formfield_choice_gone', { choice: 'weg' });
    fireEvent.click(await screen.findByRole('button', { name: t('reference_take_out', { item: name }) }));
    expect(gone.values()).toEqual({ veld: [] });
  });

  it('cannot be made by somebody who may not make any, or where there are none', async () => {
    show(sourceOf());
    await screen.findByLabelText('Tafels');
    expect(newCategory()).toBeNull();
    cleanup();
    show(undefined);
    expect(newCategory()).toBeNull();
    screen.getByText(t('formfield_no_options'));
  });

  it('are chosen up to the most that the field takes', async () => {
    show(sourceOf(), ['wonen', 'tafels'], 2);
    const box = await screen.findByLabelText<HTMLInputElement>('Stoelen');
    expect(box.disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Tafels').disabled).toBe(false);
    screen.getByText(t('reference_full', { most: '2' }));
  });

  it('are searched without accents and capitals when there are many, and shown 300 at a time', async () => {
    const many = Array.from({ length: 400 }, (_, at) => ({ id: `k${at}`, label: `Kast ${at}`, level: 0 }));
    show(sourceOf([...many, { id: 'etagere', label: 'Étagère', level: 1 }]));
    await screen.findByLabelText('Kast 299');
    expect(screen.queryByLabelText('Kast 300')).toBeNull();
    screen.getByText(t('reference_count', { shown: 300, total: 401 }));
    const search = screen.getByRole('searchbox', { name: t('reference_search_categories') });
    fireEvent.change(search, { target: { value: 'ETAGERE' } });
    expect(screen.getAllByRole('checkbox')).toEqual([screen.getByLabelText('Étagère')]);
    fireEvent.change(search, { target: { value: 'tuin' } });
    screen.getByText(t('reference_not_found', { query: 'tuin' }));
    cleanup();
    show(sourceOf());
    await screen.findByLabelText('Tafels');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows what the server refuses at its field, and the rest above the buttons', async () => {
    const create = vi
      .fn(async () => ({ id: 'nieuw' }))
      .mockRejectedValueOnce(new FieldRefusal({ path: ['Dit adres is al in gebruik.'] }))
      .mockRejectedValueOnce(new FieldRefusal({}, ['Er zijn er te veel.']));
    const { values } = show({ ...sourceOf(), create });
    await screen.findByLabelText('Tafels');
    fireEvent.click(newCategory() as HTMLElement);
    const popup = screen.getByRole('dialog', { name: 'Nieuwe categorie' });
    const save = within(popup).getByRole('button', { name: t('formfield_save') });
    fireEvent.click(save);
    await within(popup).findByText(t('formfield_category_title_missing'));
    within(popup).getByText(t('formfield_category_path_missing'));
    expect(create).not.toHaveBeenCalled();
    const path = within(popup).getByLabelText(t('formfield_category_path'));
    fireEvent.change(within(popup).getByLabelText(t('formfield_category_title')), {
      target: { value: 'Banken' },
    });
    fireEvent.change(path, { target: { value: '/banken' } });
    fireEvent.click(save);
    await within(popup).findByText('Dit adres is al in gebruik.');
    expect(path.getAttribute('aria-invalid')).toBe('true');
    expect(within(popup).queryByText(t('formfield_action_failed'))).toBeNull();
    fireEvent.click(save);
    await within(popup).findByText('Er zijn er te veel.');
    fireEvent.click(save);
    await waitFor(() => expect(values()).toEqual({ veld: ['nieuw'] }));
    expect(create).toHaveBeenLastCalledWith({ title: 'Banken', path: '/banken' });
  });
});

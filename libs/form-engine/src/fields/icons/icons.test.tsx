import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkFields } from '../../registry/check-fields.ts';
import type { FieldDefinition } from '../../definition/field-definition.ts';
import { showFields, t } from '../../testing/show-field.tsx';
import { gridStep } from './grid-step.ts';
import { matchingIcons } from './matching-icons.ts';

// Loaded lazily by the field; here ahead of it, so that no test waits for a file.
beforeAll(() => import('./icon-picker.editor.tsx'));
afterEach(cleanup);

const icon: FieldDefinition = { type: 'icons', key: 'icoon', title: 'Icoon' };

describe('the icon field', () => {
  it('FLD-16 renders the picker behind the field, and stores a name by its button only', async () => {
    const { changes } = showFields([icon]);
    fireEvent.click(screen.getByRole('button', { name: 'Icoon' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(await dialog.findByRole('searchbox'), { target: { value: 'Shopping cart' } });
    fireEvent.click(await dialog.findByRole('option', { name: 'shopping cart' }));
    expect(changes).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: t('formfield_add') }));
    expect(changes).toEqual([{ icoon: 'shopping_cart' }]);
  });

  it('shows a stored name that is not in the set, and clears it on request only', () => {
    const { changes, values } = showFields([icon], { stored: { icoon: 'eigen_icoon' } });
    expect(screen.getByText('eigen_icoon')).toBeTruthy();
    expect(changes).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: t('formfield_icon_clear') }));
    expect(values()).toEqual({ icoon: '' });
  });

  it('refuses what is no name of an icon', () => {
    expect(checkFields([icon], { icoon: 'home' })).toEqual({});
    expect(checkFields([icon], { icoon: '<svg onload=alert(1)>' })).toMatchObject({
      icoon: [{ text: 'formfield_check_icon' }],
    });
  });
});

it('typing home leaves only names with home', () => {
  const names = ['add_home', 'home', 'phone', 'shopping_cart'];
  expect(matchingIcons(names, ' Home ')).toEqual(['add_home', 'home']);
  expect(matchingIcons(names, 'shopping cart')).toEqual(['shopping_cart']);
  expect(matchingIcons(names, '')).toEqual(names);
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 8],
  ['ArrowDown', 16, 16],
  ['ArrowUp', 8, 2],
  ['PageDown', 2, 19],
  ['Home', 9, 0],
  ['End', 9, 19],
  ['a', 9, undefined],
])('%s moves from index %i of twenty in rows of six to %s', (key, from, to) => {
  expect(gridStep(key, from, 20, 6)).toBe(to);
});

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../definition/field-definition.ts';
import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { showFields } from '../../testing/show-field.tsx';
import { defaultDragDelay, type FlexibleConfig } from './flexible-config.ts';
import * as styles from './flexible.css.ts';
import { itemKey, newItem, withMoved, type FlexibleItem } from './flexible-items.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const question: LayoutDefinition = {
  layout: 'vraag',
  title: 'Vraag',
  dynamic_title: 'titel',
  fields: [{ type: 'text', key: 'titel', title: 'Titel' }],
};
const items: FlexibleItem[] = ['Een', 'Twee'].map((titel, index) => ({
  layout: 'vraag',
  key: `aaaaaaaaaaaaaaa${index}`,
  attributes: { titel },
}));

function show(config: FlexibleConfig = {}, stored: unknown = items, layouts = [question]) {
  const definition: FieldDefinition = {
    type: 'flexible',
    key: 'items',
    title: 'Vragen',
    layouts,
    config: { ...config },
  };
  return showFields([definition], { stored: { items: stored } });
}
const rows = () => screen.queryAllByRole('listitem');
const addButton = () => screen.queryByRole('button', { name: 'Toevoegen' });
const button = (name: string) => screen.queryByRole('button', { name });
const stored = (values: () => Readonly<Record<string, unknown>>) => values()['items'] as FlexibleItem[];

describe('the items of a flexible list', () => {
  it('FLEX-01 a new item has its layout, its attributes and a random key of 16 characters', () => {
    const keys = Array.from({ length: 1000 }, itemKey);
    expect(new Set(keys).size).toBe(1000);
    expect(keys.every((key) => /^[a-z0-9]{16}$/.test(key))).toBe(true);
    expect(newItem('vraag')).toEqual({
      layout: 'vraag',
      attributes: {},
      key: expect.stringMatching(/^.{16}$/),
    });
  });

  it('move within the list only', () => {
    expect(withMoved(items, items[0]!.key, 1).map((item) => item.key)).toEqual([
      items[1]!.key,
      items[0]!.key,
    ]);
    expect(withMoved(items, items[0]!.key, 2)).toEqual(items);
    expect(withMoved(items, 'onbekend', 0)).toEqual(items);
  });
});

describe('FlexibleWidget', () => {
  it('FLD-15 FLEX-14 shows a row for each item, called after the field that its layout names', () => {
    show();
    expect(rows().map((row) => row.textContent)).toEqual(['Een', 'Twee']);
    cleanup();
    const other: FieldDefinition = { type: 'text', key: 'vooraf', title: 'Vooraf' };
    const noted = items.map((item) => ({ ...item, attributes: { vooraf: 'Niet', ...item.attributes } }));
    show({}, noted, [{ ...question, fields: [other, ...question.fields] }]);
    expect(rows().map((row) => row.textContent)).toEqual(['Een', 'Twee']);
  });

  it('FLEX-02 the configuration takes exactly these eleven', () => {
    const all: Required<FlexibleConfig> = {
      selected_item: 0,
      disable_active: false,
      disable_add: false,
      disable_add_on_empty: false,
      disable_drag: false,
      disable_actions: false,
      open_new_item: false,
      should_row_clickable: false,
      draggable_delay: 100,
      align_add: 'left',
      add_class: '',
    };
    expect(Object.keys(all)).toHaveLength(11);
  });

  it('adds an item of the only layout, and opens it when it should', () => {
    const { values } = show({ open_new_item: true }, []);
    fireEvent.click(addButton()!);
    expect(stored(values)).toEqual([
      { layout: 'vraag', attributes: {}, key: expect.stringMatching(/^[a-z0-9]{16}$/) },
    ]);
    fireEvent.change(screen.getByLabelText('Titel'), { target: { value: 'Nieuw' } });
    expect(stored(values)[0]!.attributes).toEqual({ titel: 'Nieuw' });
  });

  it('FPROP-28 two layouts offer two kinds of new item', () => {
    const { values } = show({}, [], [question, { layout: 'foto', title: 'Foto', fields: [] }]);
    fireEvent.keyDown(addButton()!, { key: 'Enter' });
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Vraag', 'Foto']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Foto' }));
    expect(stored(values).map((item) => item.layout)).toEqual(['foto']);
  });

  it('FLEX-04 disable_add removes the button for any number of items', () => {
    const offered = (config: FlexibleConfig, list: unknown) => {
      show(config, list);
      const is = Boolean(addButton());
      cleanup();
      return is;
    };
    expect([offered({ disable_add: true }, []), offered({ disable_add: true }, items)]).toEqual([
      false,
      false,
    ]);
    expect([offered({}, []), offered({}, items)]).toEqual([true, true]);
  });

  it('FLEX-05 disable_add_on_empty removes it while the list is empty', () => {
    show({ disable_add_on_empty: true }, []);
    expect(addButton()).toBeNull();
    cleanup();
    show({ disable_add_on_empty: true }, items.slice(0, 1));
    expect(addButton()).toBeTruthy();
  });

  it('FLEX-07 disable_actions removes the actions of the rows', () => {
    const actions = ['Een verwijderen', 'Een omlaag verplaatsen', 'Twee omhoog verplaatsen'];
    const offered = () => actions.filter((name) => button(name));
    show();
    expect(offered()).toEqual(actions);
    cleanup();
    show({ disable_actions: true });
    expect(offered()).toEqual([]);
  });

  it('there is a handle without disable_drag only', () => {
    show();
    expect(button('Een verslepen')).toBeTruthy();
    cleanup();
    show({ disable_drag: true });
    expect(button('Een verslepen')).toBeNull();
  });

  it('FLEX-08 disable_active keeps every row closed', () => {
    show({ should_row_clickable: true });
    fireEvent.click(screen.getByText('Een'));
    expect(screen.getByLabelText('Titel')).toBeTruthy();
    cleanup();
    show({ should_row_clickable: true, disable_active: true });
    fireEvent.click(screen.getByText('Een'));
    expect(screen.queryByLabelText('Titel')).toBeNull();
    expect(button('Een openen')).toBeNull();
  });

  it.each([1, items[1]!.key])('FLEX-10 selected_item %s is open at the start', (selected_item) => {
    show({ selected_item });
    expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Twee');
  });

  it('FLEX-12 a press drags after 100 ms, or after draggable_delay', () => {
    vi.useFakeTimers();
    /** Milliseconds of pressing after which a screen reader is notified that the item is being dragged. */
    const delayOf = (config: FlexibleConfig) => {
      show(config);
      fireEvent.pointerDown(button('Een verslepen')!, { isPrimary: true, button: 0 });
      const announced = () => screen.getByRole('status').textContent;
      let pressed = 0;
      for (; !announced() && pressed < 1000; pressed += 10) act(() => void vi.advanceTimersByTime(10));
      expect(announced()).toMatch(/^Een /);
      // The drag library blocks clicks on the page until a moment after the pointer is released.
      fireEvent.pointerUp(document);
      act(() => void vi.runAllTimers());
      cleanup();
      return pressed;
    };
    expect(defaultDragDelay).toBe(100);
    expect(delayOf({})).toBe(100);
    expect(delayOf({ draggable_delay: 300 })).toBe(300);
    expect(delayOf({ draggable_delay: 50 })).toBe(50);
  });

  it('FLEX-13 align_add and add_class are classes of the button', () => {
    show({ add_class: 'eigen', align_add: 'center' });
    expect(addButton()!.className).toContain(`${styles.add.center} eigen`);
    cleanup();
    show({ add_class: 'eigen', align_add: 'right' });
    expect(addButton()!.className).toContain(`${styles.add.right} eigen`);
  });

  it('asks for confirmation before an item is removed', () => {
    const { values } = show();
    const ask = () => {
      fireEvent.click(button('Een verwijderen')!);
      return within(
        screen.getByRole('alertdialog', { name: 'Weet je zeker dat je dit item wilt verwijderen?' }),
      );
    };
    fireEvent.click(ask().getByRole('button', { name: 'Annuleren' }));
    expect(stored(values)).toHaveLength(2);
    fireEvent.click(ask().getByRole('button', { name: 'Verwijderen' }));
    expect(stored(values).map((item) => item.attributes['titel'])).toEqual(['Twee']);
  });

  it('moves by buttons too, for who cannot drag', () => {
    const { values } = show();
    fireEvent.click(button('Twee omhoog verplaatsen')!);
    expect(stored(values).map((item) => item.attributes['titel'])).toEqual(['Twee', 'Een']);
  });

  it('shows an item without its layout, and messages at the fields of their item', () => {
    const foreign = [...items, { layout: 'oud', key: 'x', attributes: { tekst: 'blijft' } }];
    const { values } = showFields(
      [
        {
          type: 'flexible',
          key: 'items',
          title: 'Vragen',
          layouts: [question],
          config: { selected_item: 1 },
        },
      ],
      { stored: { items: foreign }, errors: { 'items.1.titel': ['Vul een titel in.'] } },
    );
    expect(screen.getByRole('alert').textContent).toBe('Vul een titel in.');
    fireEvent.change(screen.getByLabelText('Titel'), { target: { value: 'x' } });
    expect(stored(values)[2]).toEqual(foreign[2]);
  });
});

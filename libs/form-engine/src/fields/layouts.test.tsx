import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { showFields } from '../testing/show-field.tsx';
import { legend } from './group/group.css.ts';
import type { TabDefinition } from './tabs/tabs.schema.ts';

afterEach(cleanup);
const text = (key: string): FieldDefinition => ({ type: 'text', key, title: `Veld ${key}` });

describe('group', () => {
  it('FLD-01 shows its fields under its title', () => {
    const { values } = showFields([
      { type: 'group', title: 'Adres', settings: { fields: [text('a'), text('b')] } },
    ]);
    const group = screen.getByRole('group', { name: 'Adres' });
    expect(within(group).getByText('Adres').className).toBe(legend);
    fireEvent.change(within(group).getByLabelText('Veld b'), { target: { value: 'x' } });
    expect(within(group).getByLabelText('Veld a')).toBeTruthy();
    expect(values()).toEqual({ b: 'x' });
  });
});

describe('toggle', () => {
  it('hides its fields when it is off, and their values stay stored', () => {
    const { values } = showFields(
      [{ type: 'toggle', key: 'aan', title: 'Achtergrond', settings: { fields: [text('a')] } }],
      { stored: { aan: '1', a: 'blijft' } },
    );
    fireEvent.click(screen.getByRole('switch', { name: 'Achtergrond' }));
    expect(screen.queryByLabelText('Veld a')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Achtergrond' }));
    expect(screen.getByLabelText<HTMLInputElement>('Veld a').value).toBe('blijft');
    expect(values()).toEqual({ aan: '1', a: 'blijft' });
  });
});

describe('columns', () => {
  it('FLD-05 TABS-03 puts the fields of each column in an element with its class and id', () => {
    showFields([
      {
        type: 'columns',
        columns: {
          links: { fields: [text('a')], class: 'smal', id: 'links' },
          rechts: { fields: [text('b')], class: 'breed', id: 'rechts' },
        },
      },
    ]);
    const [left, right] = ['links', 'rechts'].map((id) => document.getElementById(id)!);
    expect(left!.parentElement).toBe(right!.parentElement);
    expect([left!.classList.contains('smal'), right!.classList.contains('breed')]).toEqual([true, true]);
    expect(within(left!).getByLabelText('Veld a')).toBeTruthy();
    expect(within(right!).getByLabelText('Veld b')).toBeTruthy();
  });
});

describe('tabs', () => {
  const show = (second: Partial<TabDefinition> = {}, more: FieldDefinition[] = []) =>
    showFields([
      ...more,
      {
        type: 'tabs',
        settings: {
          tabs: [
            { title: 'Een', fields: [text('a')] },
            { title: 'Twee', fields: [text('b')], id: 'tab-twee', class: 'eigen', ...second },
          ],
        },
      },
    ]);
  const choose = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

  it('FLD-04 TABS-01 shows the titles, and the fields of the chosen tab only', () => {
    show();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Een', 'Twee']);
    choose('Twee');
    expect(screen.queryByLabelText('Veld a')).toBeNull();
    expect(screen.getByLabelText('Veld b')).toBeTruthy();
    expect(document.getElementById('tab-twee')!.classList.contains('eigen')).toBe(true);
  });

  it('TABS-02 runs the function of the chosen tab once', () => {
    const run = vi.fn();
    show({ function: run });
    choose('Twee');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['rules', [{ name: 'soort', operator: '==', value: 'b' }] as const],
    ['a function', (values: Readonly<Record<string, unknown>>) => values['soort'] === 'b'],
  ])('shows a tab with %s while they are met, else the first', (_kind, conditional) => {
    show({ conditional }, [text('soort')]);
    expect(screen.queryByRole('tab', { name: 'Twee' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Veld soort'), { target: { value: 'b' } });
    choose('Twee');
    expect(screen.getByLabelText('Veld b')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Veld soort'), { target: { value: 'a' } });
    expect(screen.getByLabelText('Veld a')).toBeTruthy();
  });
});

describe('dashboard_accordion', () => {
  const show = (closeOnSelfClick: boolean) =>
    showFields([
      {
        type: 'dashboard_accordion',
        closeOnSelfClick,
        innerItems: [
          { title: 'Een', active: true, innerFields: [text('a')] },
          { title: 'Twee', innerFields: [text('b')] },
        ],
      },
    ]);
  const open = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

  it('FLD-40 shows a heading for each item, with its fields inside', () => {
    show(false);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Een', 'Twee']);
    expect(within(screen.getByRole('region', { name: 'Een' })).getByLabelText('Veld a')).toBeTruthy();
  });

  it('opens one at a time; with closeOnSelfClick any number, and a click on an open one closes it', () => {
    show(false);
    fireEvent.click(screen.getByRole('button', { name: 'Twee' }));
    expect(open()).toEqual(['Twee']);
    cleanup();
    show(true);
    fireEvent.click(screen.getByRole('button', { name: 'Twee' }));
    expect(open()).toEqual(['Een', 'Twee']);
    fireEvent.click(screen.getByRole('button', { name: 'Een' }));
    expect(open()).toEqual(['Twee']);
  });
});

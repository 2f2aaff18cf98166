import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../definition/field-definition.ts';
import { showFields, t } from '../../testing/show-field.tsx';
import { activeIndex, statusOf } from './step-status.ts';
import type { StepDefinition, StepsSettings } from './steps.schema.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const text = (key: string): FieldDefinition => ({ type: 'text', key, title: `Veld ${key}` });
const steps = (
  second: Partial<StepDefinition> = {},
  first: Partial<StepDefinition> = {},
): StepDefinition[] => [
  { key: 'gegevens', title: 'Gegevens', fields: [text('naam')], ...first },
  { key: 'adres', title: 'Adres', description: 'Waar woon je?', fields: [text('plaats')], ...second },
  { key: 'klaar', title: 'Klaar', fields: [] },
];
const show = (settings: StepsSettings, before: FieldDefinition[] = []) =>
  showFields([...before, { type: 'steps', settings }]);
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
const current = () => screen.getByRole('heading').textContent;

describe('the state of a step', () => {
  it('STEP-02 is complete before the active one, current at it, empty after it', () => {
    expect([0, 1, 2].map((index) => statusOf(index, 1))).toEqual(['complete', 'current', 'empty']);
  });

  it('falls to the first when the active one is not there', () => {
    expect(activeIndex(steps(), 'weg')).toBe(0);
    expect(activeIndex(steps(), 'adres')).toBe(1);
  });
});

describe('StepsWidget', () => {
  it('FLD-02 STEP-01 shows a bar with an entry each, and title, description and fields of the step', async () => {
    show({ steps: steps({ id: 'stap-adres', class: 'eigen' }) });
    const bar = within(screen.getByRole('list', { name: t('formfield_steps') }));
    expect(bar.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      `1Gegevens${t('formfield_step_current')}`,
      `2Adres${t('formfield_step_empty')}`,
      `3Klaar${t('formfield_step_empty')}`,
    ]);
    await press('Volgende');
    expect(current()).toBe('Adres');
    expect(screen.getByText('Waar woon je?')).toBeTruthy();
    expect(screen.getByLabelText('Veld plaats')).toBeTruthy();
    expect(document.getElementById('stap-adres')!.classList.contains('eigen')).toBe(true);
  });

  it.each([
    [true, true, 2],
    [true, false, 1],
    [false, true, 1],
    [false, false, 0],
  ])('STEP-04 STEP-05 navigation at top %s and bottom %s shows %i buttons', (top, bottom, count) => {
    show({ steps: steps(), navigation_top: top, navigation_bottom: bottom });
    const buttons = screen.queryAllByRole('button', { name: 'Volgende' });
    expect(buttons).toHaveLength(count);
    const field = screen.getByLabelText('Veld naam');
    const { DOCUMENT_POSITION_FOLLOWING: below, DOCUMENT_POSITION_PRECEDING: above } = Node;
    expect(buttons.map((one) => field.compareDocumentPosition(one))).toEqual([
      ...(top ? [above] : []),
      ...(bottom ? [below] : []),
    ]);
  });

  it('STEP-05 the buttons are Vorige and Volgende unless they have labels', async () => {
    show({ steps: steps(), next_label: 'Verder' });
    await press('Verder');
    expect(screen.getByRole('button', { name: 'Vorige' })).toBeTruthy();
  });

  it('STEP-07 STEP-09 moving runs the function of the step that is left, once, and reports the new key', async () => {
    const run = vi.fn();
    const onStep = vi.fn();
    show({ steps: steps({}, { function: run }), onStep });
    await press('Volgende');
    expect(run).toHaveBeenCalledTimes(1);
    expect(onStep.mock.calls).toEqual([['adres']]);
  });

  it.each([
    ['rejects', async () => Promise.reject(new Error('Vul je naam in.')), 'Vul je naam in.'],
    ['answers false', () => false, t('formfield_action_failed')],
  ])(
    'STEP-12 after a function that %s the step stays active and shows the message',
    async (_how, run, message) => {
      const onStep = vi.fn();
      show({ steps: steps({}, { function: run }), onStep });
      await press('Volgende');
      expect(current()).toBe('Gegevens');
      expect(screen.getByRole('alert').textContent).toBe(message);
      expect(onStep).not.toHaveBeenCalled();
    },
  );

  it('STEP-12 going back is still possible when the step fails', async () => {
    show({ steps: steps({ function: async () => Promise.reject(new Error('nee')) }) });
    await press('Volgende');
    await press('Vorige');
    expect(current()).toBe('Gegevens');
  });

  it.each([
    ['rules', [{ name: 'soort', operator: '==', value: 'b' }] as const],
    ['a function', (values: Readonly<Record<string, unknown>>) => values['soort'] === 'b'],
  ])('a step with %s is shown only while they are met', (_kind, conditional) => {
    show({ steps: steps({ conditional }) }, [text('soort')]);
    const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent?.includes('Adres'));
    fireEvent.change(screen.getByLabelText('Veld soort'), { target: { value: 'b' } });
    expect(titles()).toEqual([false, true, false]);
    fireEvent.change(screen.getByLabelText('Veld soort'), { target: { value: 'a' } });
    expect(titles()).toEqual([false, false]);
  });

  it('STEP-11 when the active step is hidden the first one becomes active, and stays so when it is shown again', async () => {
    show({ steps: steps({ conditional: (values) => values['soort'] !== 'a' }) }, [text('soort')]);
    await press('Volgende');
    fireEvent.change(screen.getByLabelText('Veld soort'), { target: { value: 'a' } });
    expect(current()).toBe('Gegevens');
    fireEvent.change(screen.getByLabelText('Veld soort'), { target: { value: 'b' } });
    expect(current()).toBe('Gegevens');
  });

  it('only a completed step is a button in the bar', async () => {
    show({ steps: steps() });
    expect(screen.queryByRole('button', { name: /Gegevens/ })).toBeNull();
    await press('Volgende');
    fireEvent.click(screen.getByRole('button', { name: /Gegevens/ }));
    await vi.waitFor(() => expect(current()).toBe('Gegevens'));
    expect(current()).toBe('Gegevens');
  });
});

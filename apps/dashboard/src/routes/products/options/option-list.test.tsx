import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { ToastProvider } from '@etalage/ui-kit/dashboard';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { newOption, type OptionForm, type OptionLayout } from './option-form.ts';
import { OptionList } from './option-list.tsx';
import { optionSummary } from './option-summary.ts';
import type { OptionsForm } from './options-of-form.ts';

/** Every render of a card's line calls this once. */
vi.mock(import('./option-summary.ts'), async (original) => {
  const real = await original();
  return { ...real, optionSummary: vi.fn(real.optionSummary) };
});
const summary = vi.mocked(optionSummary);
afterEach(cleanup);

const t = createTranslate();
const named = (layout: OptionLayout, count: number): OptionForm[] =>
  Array.from({ length: count }, (_, index) => ({
    ...newOption(layout),
    title: `${layout} ${index}`,
    connection_id: `${layout}-${index}`,
  }));

function Form({ options }: OptionsForm) {
  const form = useForm<OptionsForm>({ defaultValues: { options } });
  return (
    <TextContext value={t}>
      <ToastProvider label="Meldingen">
        <FormProvider {...form}>
          <OptionList />
        </FormProvider>
      </ToastProvider>
    </TextContext>
  );
}

it('renders one card of forty after a key, and the calculations, which may name it', async () => {
  const options = [...named('select', 36), ...named('calculation', 4)];
  render(<Form options={options} />);
  fireEvent.click(screen.getByRole('button', { name: /^select 7/ }));
  const title = screen.getByDisplayValue('select 7');
  // Every card reads its values once more after it is shown.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  summary.mockClear();
  fireEvent.input(title, { target: { value: 'select 7x' } });
  expect(summary).not.toHaveBeenCalled();
  // The card itself and the calculations follow one after the other on a busy machine, and one of them may do so twice.
  const rendered = () => new Set(summary.mock.calls.map(([option]) => option.title));
  const expected = new Set(['select 7x', ...named('calculation', 4).map((one) => one.title)]);
  await vi.waitFor(() => expect(rendered()).toEqual(expected));
  // Nothing else follows.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(rendered()).toEqual(expected);
});

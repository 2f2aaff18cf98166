import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { useLateKeys } from './use-late-keys.ts';

interface Values {
  title: string;
  ticked: boolean;
}
afterEach(cleanup);

let form: UseFormReturn<Values>;
function Fields() {
  const { register } = useFormContext<Values>();
  return (
    <>
      <input aria-label="Naam" {...register('title')} />
      <input type="checkbox" aria-label="Aan" {...register('ticked')} />
    </>
  );
}
function Form({ onForm }: { onForm: (made: UseFormReturn<Values>) => void }) {
  const made = useLateKeys(useForm<Values>({ defaultValues: { title: '', ticked: false } }));
  useEffect(() => onForm(made));
  return (
    <FormProvider {...made}>
      <Fields />
    </FormProvider>
  );
}
const heard = vi.fn<(values: Values) => void>();
function open() {
  heard.mockReset();
  render(
    <Form
      onForm={(made) => {
        form = made;
      }}
    />,
  );
  form.subscribe({ formState: { values: true }, callback: ({ values }) => heard({ ...values }) });
  return screen.getByLabelText<HTMLInputElement>('Naam');
}
const type = (input: HTMLInputElement, text: string) => fireEvent.input(input, { target: { value: text } });

it('passes several keys on as one change, later', async () => {
  const input = open();
  type(input, 'K');
  type(input, 'Kr');
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(heard.mock.calls[0]?.[0]).toEqual({ title: 'Kr', ticked: false });
});

it.each([
  ['reads the values', () => form.getValues('title')],
  ['leaves the input', () => fireEvent.blur(screen.getByLabelText('Naam'))],
  ['sets another value', () => form.setValue('ticked', true)],
  ['ticks', () => fireEvent.click(screen.getByLabelText('Aan'))],
])('passes keys on first when somebody %s', (_, act) => {
  type(open(), 'Kruk');
  act();
  expect(form.control._formValues['title']).toBe('Kruk');
});

it('sends what was typed just before', async () => {
  const sent = vi.fn<(values: Values) => void>();
  type(open(), 'Kruk');
  await form.handleSubmit(sent)();
  expect(sent.mock.calls[0]?.[0]).toEqual({ title: 'Kruk', ticked: false });
});

it('does not bring a typed text back after a reset', async () => {
  const input = open();
  type(input, 'Kruk');
  form.reset({ title: 'Stoel', ticked: false });
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect([input.value, form.getValues('title')]).toEqual(['Stoel', 'Stoel']);
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

afterEach(cleanup);

interface Form {
  title: string;
  category_ids: string[];
}

/** A form of which the title is an input, and the categories are not. */
function openForm(title: string) {
  const { result } = renderHook(() => {
    const form = useForm<Form>({ defaultValues: { title, category_ids: [] } });
    form.register('title', { required: 'Geef een naam.' });
    return { form, errors: form.formState.errors };
  });
  const send = vi.fn<(typed: Form) => void>();
  const press = () => act(() => sendForm(result.current.form, (typed) => send(typed)));
  return { result, send, press };
}

it('sends a form again after a refusal at a value without an input', async () => {
  const { result, send, press } = openForm('Najaar');
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  act(() => result.current.form.setError('category_ids', { message: 'Kies een categorie.' }));
  expect(result.current.errors.category_ids?.message).toBe('Kies een categorie.');
  act(() => result.current.form.setValue('category_ids', ['stoelen']));
  await press();
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith({ title: 'Najaar', category_ids: ['stoelen'] });
  expect(result.current.errors).toEqual({});
});

it('does not send what a field refuses, and says so', async () => {
  const { result, send, press } = openForm('');
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(result.current.errors.title?.message).toBe('Geef een naam.');
});

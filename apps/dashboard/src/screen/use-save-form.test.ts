import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { showFormErrors } from './use-save-form.ts';

const inputs = { title: document.createElement('input'), price: document.createElement('input') };
document.body.append(inputs.title, inputs.price);

afterEach(cleanup);

it('shows what was refused at its fields, goes to the first of them and returns the rest', async () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { title: '', price: '' } });
    for (const name of ['title', 'price'] as const) form.register(name).ref(inputs[name]);
    return { form, errors: form.formState.errors };
  });
  const refused = { version: ['Laad opnieuw.'], price: ['Te hoog.'], 'title.nl': ['Te lang.', 'Te vreemd.'] };
  let rest = '';
  act(() => {
    rest = showFormErrors(result.current.form, refused, (path) => path);
  });
  expect(rest).toBe('Laad opnieuw.');
  expect(result.current.errors).toMatchObject({
    title: { message: 'Te lang.' },
    price: { message: 'Te hoog.' },
  });
  await vi.waitFor(() => expect(document.activeElement).toBe(inputs.price));
});

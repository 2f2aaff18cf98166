import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { plainContent } from './plain-content.fixture.ts';
import { type ProductForm, productFormOf } from './product-form-values.ts';
import { showProductErrors } from './show-product-errors.ts';

it('shows the messages of the server at their fields, and returns those of none', () => {
  const { result } = renderHook(() => {
    const form = useForm<ProductForm>({ defaultValues: productFormOf(plainContent) });
    return { form, errors: form.formState.errors };
  });
  let rest = '';
  act(() => {
    rest = showProductErrors(result.current.form, {
      'product.title': ['Geef een naam.'],
      'product.images.3': ['Deze foto is er niet meer.'],
      'product.options.0.options.1.price_cents': ['Te duur.'],
      version: ['Laad opnieuw.'],
    });
  });
  expect(rest).toBe('Laad opnieuw.');
  const { title, images, options } = result.current.errors;
  expect([title?.message, images?.message]).toEqual(['Geef een naam.', 'Deze foto is er niet meer.']);
  expect(options).toMatchObject([{ choices: [undefined, { price: { message: 'Te duur.' } }] }]);
});

import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { PropertyForm } from './property-form.ts';
import { useAddValue } from './use-add-value.ts';

const red = { id: 'Rood', value: 'Rood', color: '#cc0000', from: ['Rood'] };

const wrapper = ({ children }: { children: ReactNode }) => (
  <TextContext value={createTranslate()}>{children}</TextContext>
);

function open(adding: string) {
  const { result } = renderHook(
    () => {
      const form = useForm<PropertyForm>({
        defaultValues: { title: 'Kleur', kind: 'colour', unit: '', values: [red], removed: [], adding: '' },
      });
      return { form, isDirty: form.formState.isDirty, errors: form.formState.errors, add: useAddValue(form) };
    },
    { wrapper },
  );
  act(() => result.current.form.setValue('adding', adding, { shouldDirty: true }));
  return result;
}

it('counts a typed value as unsaved, and gives it a row with its colour', () => {
  const opened = open(' Blauw ');
  expect(opened.current.isDirty).toBe(true);
  let isAdded = false;
  act(() => {
    isAdded = opened.current.add();
  });
  expect(isAdded).toBe(true);
  const { adding, values } = opened.current.form.getValues();
  expect(adding).toBe('');
  expect(values.map(({ value, from }) => [value, from])).toEqual([
    ['Rood', ['Rood']],
    ['Blauw', []],
  ]);
  expect(values[1]?.color).toMatch(/^#[0-9a-f]{6}$/);
});

it('refuses a value that is there, and keeps it typed', () => {
  const opened = open('rood');
  let isAdded = true;
  act(() => {
    isAdded = opened.current.add();
  });
  expect(isAdded).toBe(false);
  expect(opened.current.form.getValues('values')).toEqual([red]);
  expect(opened.current.form.getValues('adding')).toBe('rood');
  expect(opened.current.errors.adding?.message).toBe('“rood” staat er al.');
});

it('has nothing to add without a typed value', () => {
  const opened = open('  ');
  expect(opened.current.add()).toBe(true);
  expect(opened.current.form.getValues('values')).toEqual([red]);
});

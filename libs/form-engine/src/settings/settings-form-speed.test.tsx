import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { text } from './fields.ts';
import { editorRegistry } from '../registry/editor-registry.ts';
import { withTexts } from '../testing/show-field.tsx';
import { SettingsForm } from './settings-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fields = Object.fromEntries(
  Array.from({ length: 300 }, (_, index) => [`veld_${index}`, text('field_title')]),
);

function Owner() {
  const [stored, setStored] = useState<Record<string, unknown>>({});
  const keep = (changed: Record<string, unknown>) => setStored((was) => ({ ...was, ...changed }));
  return <SettingsForm fields={fields} stored={stored} onChange={keep} />;
}

it('renders one of three hundred fields for a keystroke, also when the owner answers with a new record', () => {
  const draw = vi.spyOn(editorRegistry.text, 'Widget');
  render(withTexts(<Owner />));
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(inputs).toHaveLength(300);
  draw.mockClear();
  fireEvent.change(inputs[150]!, { target: { value: 'x' } });
  fireEvent.change(inputs[150]!, { target: { value: 'xy' } });
  expect(draw.mock.calls.map(([{ definition }]) => definition.key)).toEqual(['veld_150', 'veld_150']);
  expect(inputs[150]!.value).toBe('xy');
});

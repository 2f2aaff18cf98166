import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { text } from '../field/fields.ts';
import type { WidgetProps } from '../form/widget.ts';
import { withTexts } from '../testing/show-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const rendered = vi.hoisted(() => [] as string[]);

vi.mock(import('../fields/text/text.editor.tsx'), async (load) => {
  const { TextWidget } = await load();
  return {
    TextWidget: (props: WidgetProps) => {
      rendered.push(props.definition.key ?? '');
      return <TextWidget {...props} />;
    },
  };
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
  render(withTexts(<Owner />));
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(inputs).toHaveLength(300);
  rendered.length = 0;
  fireEvent.change(inputs[150]!, { target: { value: 'x' } });
  fireEvent.change(inputs[150]!, { target: { value: 'xy' } });
  expect(rendered).toEqual(['veld_150', 'veld_150']);
  expect(inputs[150]!.value).toBe('xy');
});

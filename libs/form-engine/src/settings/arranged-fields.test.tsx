import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { nl } from '@etalage/texts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { withTexts } from '../testing/show-field.tsx';
import { arrangedFields } from './arranged-fields.ts';
import { definitionOf } from './definition-of.ts';
import type { Fields } from './field.ts';
import { flag, text } from './fields.ts';
import { scale } from './scale-field.ts';
import { SettingsForm } from './settings-form.tsx';

afterEach(cleanup);

const size = { fold: 'field_width', row: 'size' } as const;
const fields: Fields = {
  title: text('field_title'),
  shown: flag('field_button'),
  link: text('field_button_link', { place: { switchedBy: 'shown' } }),
  width: text('field_padding_top', { place: size }),
  height: text('field_padding_bottom', { place: size }),
};

function Owner({ own = fields, stored: first = {} }: { own?: Fields; stored?: Record<string, unknown> }) {
  const [stored, setStored] = useState(first);
  return (
    <SettingsForm
      fields={own}
      stored={stored}
      onChange={(changed) => setStored((was) => ({ ...was, ...changed }))}
    />
  );
}

describe('a form of settings with places', () => {
  it('puts what a switch shows within it, folds behind their heading, and rows side by side', () => {
    const placed = Object.entries(fields).map(([key, field]) => ({
      key,
      definition: definitionOf(key, field),
      place: field.place,
    }));
    const arranged = arrangedFields(placed);
    expect(arranged.map(({ type }) => type)).toEqual(['text', 'toggle', 'dashboard_accordion']);
    const [fold] = (arranged[2] as Extract<(typeof arranged)[number], { type: 'dashboard_accordion' }>)
      .innerItems!;
    expect(fold?.title).toBe('field_width');
    expect(fold?.innerFields.map((field) => field.type)).toEqual(['columns']);
  });

  it('shows what belongs to a switch while it is on, and renders nothing of a closed part', () => {
    render(withTexts(<Owner />));
    expect(screen.queryByLabelText(nl.field_button_link)).toBeNull();
    fireEvent.click(screen.getByLabelText(nl.field_button));
    expect(screen.getByLabelText(nl.field_button_link)).toBeTruthy();
    expect(screen.queryByLabelText(nl.field_padding_top)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: nl.field_width }));
    expect(screen.getByLabelText(nl.field_padding_top)).toBeTruthy();
  });

  it('names a number that is not on the list of a scale, and reports any other value', () => {
    const labelOf = (stored: string) => (Number.isFinite(Number(stored)) ? `${stored} px` : undefined);
    const own = {
      space: scale('field_padding_top', [{ value: '4', label: '4 px' }], { labelOf }),
    };
    render(withTexts(<Owner own={own} stored={{ space: '15' }} />));
    const select = screen.getByLabelText<HTMLSelectElement>(nl.field_padding_top);
    expect([select.selectedOptions[0]?.text, select.getAttribute('aria-invalid')]).toEqual(['15 px', null]);
    cleanup();
    render(withTexts(<Owner own={own} stored={{ space: 'veel' }} />));
    expect(screen.getByLabelText(nl.field_padding_top).getAttribute('aria-invalid')).toBe('true');
  });
});

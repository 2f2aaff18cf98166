import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appliesCode } from './applies-code.ts';

afterEach(cleanup);

/** A checkout with a field of a code, and another form with one. */
function show(applied: () => void) {
  render(
    <>
      <form aria-label="Afrekenen">
        <input name="invoice_city" aria-label="Plaats" />
        <input name="discount_code" aria-label="Kortingscode" />
        <button type="button" name="intent" value="apply-discount" onClick={applied}>
          Toepassen
        </button>
        <button type="button" name="intent" value="set-user-details">
          Opslaan
        </button>
        <button type="button" name="intent" value="create-order">
          Bestellen
        </button>
      </form>
      <form>
        <input name="discount_code" aria-label="Code elders" />
      </form>
    </>,
  );
}

const code = 'Kortingscode';
const cases: [string, string, string, boolean][] = [
  ['Enter in the field of the code', code, '', true],
  // Enter counts as a press on the first button of the form.
  ['Enter in the field of the code, by the first button', code, 'Toepassen', true],
  ['Enter in the field of the code, by a button that saves', code, 'Opslaan', true],
  ['a press on the order button while the field has the focus', code, 'Bestellen', false],
  ['a press on the order button', 'Bestellen', 'Bestellen', false],
  ['Enter in another field', 'Plaats', '', false],
  ['Enter in the field of another form', 'Code elders', '', false],
  ['a submit while nothing has the focus', '', '', false],
];

describe('appliesCode', () => {
  it.each(cases)('of %s', (_name, focused, submitter, isApplied) => {
    const applied = vi.fn<() => void>();
    show(applied);
    if (focused === 'Bestellen') screen.getByText(focused).focus();
    else if (focused !== '') screen.getByLabelText(focused).focus();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Afrekenen' });
    const result = appliesCode(form, submitter === '' ? null : screen.getByText(submitter));
    expect([result, applied.mock.calls.length]).toEqual([isApplied, isApplied ? 1 : 0]);
  });

  it('of a form without a button to apply a code, still keeps it from being ordered', () => {
    render(
      <form aria-label="Afrekenen">
        <input name="discount_code" aria-label="Kortingscode" />
      </form>,
    );
    screen.getByLabelText(code).focus();
    expect(appliesCode(screen.getByRole<HTMLFormElement>('form'), null)).toBe(true);
  });
});

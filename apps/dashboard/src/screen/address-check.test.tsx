import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddressCheck } from './address-check.tsx';

afterEach(cleanup);

it('shows the press at once, and what the address says after that', () => {
  const onChange = vi.fn();
  const shown = (checked: boolean) => (
    <AddressCheck checked={checked} label="Alleen nieuwe" onChange={onChange} />
  );
  const { rerender } = render(shown(false));
  const box = screen.getByLabelText<HTMLInputElement>('Alleen nieuwe');
  fireEvent.click(box);
  expect([box.checked, onChange.mock.calls]).toEqual([true, [[true]]]);
  rerender(shown(true));
  expect(box.checked).toBe(true);
  // Back in the history of the browser.
  rerender(shown(false));
  expect(box.checked).toBe(false);
});

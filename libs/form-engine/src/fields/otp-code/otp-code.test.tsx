import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showFields } from '../../testing/show-field.tsx';

afterEach(cleanup);
const show = (length?: number, stored = '') =>
  showFields([{ type: 'otp_code', key: 'code', title: 'Code', ...(length && { length }) }], {
    stored: { code: stored },
  });
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () => boxes().map((box) => box.value);
const type = (index: number, text: string) => fireEvent.change(boxes()[index]!, { target: { value: text } });

describe('OtpCodeWidget', () => {
  it('FLD-44 FPROP-22 has six boxes, or as many as length states', () => {
    show();
    expect(boxes()).toHaveLength(6);
    cleanup();
    show(4);
    expect(boxes()).toHaveLength(4);
  });

  it('OTP-06 reports each digit as it is typed, and focuses the next box', () => {
    const { changes } = show();
    type(0, '1');
    expect(document.activeElement).toBe(boxes()[1]);
    type(1, '2');
    expect(changes).toEqual([{ code: '1' }, { code: '12' }]);
  });

  it('ignores characters other than digits and does not move', () => {
    const { changes } = show();
    boxes()[0]!.focus();
    type(0, 'a');
    expect(shown()).toEqual(['', '', '', '', '', '']);
    expect(document.activeElement).toBe(boxes()[0]);
    expect(changes).toEqual([]);
  });

  it('Backspace empties a box, and focuses the previous one in an empty box', () => {
    show(undefined, '12');
    fireEvent.keyDown(boxes()[1]!, { key: 'Backspace' });
    expect(shown().slice(0, 2)).toEqual(['1', '']);
    fireEvent.keyDown(boxes()[1]!, { key: 'Backspace' });
    expect(document.activeElement).toBe(boxes()[0]);
    expect(shown().slice(0, 2)).toEqual(['1', '']);
  });

  it('an empty box in the middle stays empty', () => {
    show(undefined, '123');
    fireEvent.keyDown(boxes()[1]!, { key: 'Backspace' });
    expect(shown().slice(0, 3)).toEqual(['1', '', '3']);
  });

  it('pasting uses the first digits', () => {
    const { values } = show();
    fireEvent.paste(boxes()[2]!, { clipboardData: { getData: () => '12 34-5678' } });
    expect(values()).toEqual({ code: '123456' });
  });
});

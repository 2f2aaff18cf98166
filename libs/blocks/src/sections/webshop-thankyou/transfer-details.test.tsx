import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TransferDetails } from './transfer-details.tsx';

const transfer = {
  iban: 'NL91 ABNA 0417 1643 00',
  holder: 'Atelier Noord B.V.',
  reference: 'Bestelling 1006',
  amount_incl_tax: 84_150,
  due_date: '2026-12-07T10:00:00.000Z',
  code: ['101', '010', '111'],
};

beforeEach(() => {
  render(
    <TextContext value={createTranslate()}>
      <TransferDetails transfer={transfer} />
    </TextContext>,
  );
});

it('names each part of the transfer beside its label', () => {
  const box = within(screen.getByRole('region', { name: 'Zo maak je het bedrag over' }));
  const shown = box
    .getAllByRole('term')
    .map((term, at) => [term.textContent, box.getAllByRole('definition')[at]?.textContent]);
  expect(shown).toEqual([
    ['Bedrag', '€\u00a0841,50'],
    ['Rekeningnummer (IBAN)', 'NL91 ABNA 0417 1643 00'],
    ['Ten name van', 'Atelier Noord B.V.'],
    ['Omschrijving', 'Bestelling 1006'],
    ['Uiterlijk', '7 december 2026'],
  ]);
});

it('names no last day as long as the term has not begun', () => {
  cleanup();
  render(
    <TextContext value={createTranslate()}>
      <TransferDetails transfer={{ ...transfer, due_date: '' }} />
    </TextContext>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain('Uiterlijk');
});

it('draws the dark squares of the code with a margin of four', () => {
  const code = screen.getByRole('img', { name: 'QR-code voor de app van je bank' });
  expect(code.getAttribute('viewBox')).toBe('0 0 11 11');
  expect(code.querySelector('path')?.getAttribute('d')).toBe(
    'M4 4h1v1h-1zM6 4h1v1h-1zM5 5h1v1h-1zM4 6h3v1h-3z',
  );
});

import { expect, it } from 'vitest';
import { isClearOrderButton } from './order-button.ts';

it.each([
  'Bestellen en betalen',
  'Bestelling met betalingsverplichting',
  'Kopen',
  'Betaal nu',
  'Nu kopen »',
  'Bestellen met betalingsverplichting',
])('takes %j', (text) => {
  expect(isClearOrderButton(text)).toBe(true);
});

it.each([
  'Bestel nu',
  'Plaats bestelling',
  'Bestelling plaatsen',
  'Bevestigen',
  'Naar betalen',
  'Niet kopen',
])('refuses %j', (text) => {
  expect(isClearOrderButton(text)).toBe(false);
});

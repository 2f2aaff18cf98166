import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import { erasureWords } from './erasure-words.ts';

const t = createTranslate();
const nothing = {
  open_orders: 0,
  kept_orders: 0,
  kept_until: '',
  anonymous_orders: 0,
  quotes: 0,
  submissions: 0,
  files: 0,
  notes: 0,
  mails: 0,
  carts: 0,
};

it('names what goes, and that nothing stays', () => {
  const { refusal, goes, stays } = erasureWords({ ...nothing, submissions: 2, files: 3, mails: 1 }, t);
  expect(refusal).toBe('');
  expect(goes).toEqual([
    'Naam, e-mailadres, telefoonnummer en adressen in de lijst met klanten',
    '2 ingezonden formulieren',
    '3 bestanden die met formulieren meekwamen',
    '1 mail',
  ]);
  expect(stays).toEqual(['Niets: er is geen bestelling die je moet bewaren.']);
});

it('says until when and why orders stay, and that open ones come first', () => {
  const { stays } = erasureWords({ ...nothing, kept_orders: 2, kept_until: '2033-12-31' }, t);
  expect(stays[0]).toContain('2 bestellingen, met naam en adres, tot uiterlijk 31 december 2033.');
  expect(stays[0]).toContain('artikel 52 AWR');
  expect(erasureWords({ ...nothing, open_orders: 1 }, t).refusal).toContain('nog 1 bestelling');
});

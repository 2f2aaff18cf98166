import { describe, expect, it } from 'vitest';
import { nationalNumbers } from './national-numbers.ts';

const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function accepts(prefix: string, number: string): boolean {
  const national = nationalNumbers.get(prefix);
  return national !== undefined && national.form.test(number) && national.hasCheck(number);
}

/**
 * The last characters that make a beginning a right number. Compared with the reference library (stdnum), except where
 * a line says otherwise: there the rule of the issuing state was worked out by hand.
 */
const endings: [prefix: string, beginning: string, last: string][] = [
  ['AT', 'U1358562', '7'],
  ['AT', 'U2000001', '3'],
  ['BG', '17507475', '2'],
  // The first sum leaves 10, so the second one decides.
  ['BG', '20000005', '9'],
  // Ten digits: a citizen (3), a foreigner (5) or another person (7), by hand.
  ['BG', '752316926', '357'],
  ['BG', '711104292', '05'],
  ['BG', '400000000', '468'],
  // Another person would have the check 10 here, which no digit shows.
  ['BG', '300000000', '36'],
  ['CY', '10259033', 'P'],
  ['CY', '00000000', 'E'],
  ['CZ', '2512389', '1'],
  ['CZ', '1000000', '3'],
  ['CZ', '2000002', '2'],
  ['CZ', '710319274', '5'],
  // Nine digits that start with 6 are a special number; others of nine digits have no check digit.
  ['CZ', '64090392', '6'],
  ['CZ', '60000000', '8'],
  ['CZ', '61111111', '0'],
  ['CZ', '53012199', '0123456789'],
  ['EL', '09425921', '6'],
  ['EL', '10000000', '3'],
  // A company ends in a digit or its letter.
  ['ES', 'B5837843', '1A'],
  ['ES', 'A9782794', '3C'],
  ['ES', 'P3077007', '7G'],
  ['ES', 'K0867756', 'N'],
  ['ES', 'L2552878', 'Q'],
  ['ES', 'M9441542', 'L'],
  ['ES', 'X5253868', 'R'],
  ['ES', 'Y4269252', 'Y'],
  ['ES', 'Z4824929', 'V'],
  ['ES', '54362315', 'K'],
  ['IE', '6433435', 'F'],
  ['IE', '6433435O', 'A'],
  ['IE', '2950135', 'Q'],
  ['IE', '8D79739', 'I'],
  ['IE', '8+79739', 'I'],
  ['IE', '8*79739', 'I'],
  ['IE', '6433435F', 'W'],
  ['IT', '0074311015', '7'],
  ['LT', '11951151', '5'],
  // The first sum leaves 10, so the second one decides.
  ['LT', '01255511', '8'],
  ['LT', '18433081', '2'],
  ['LT', '10000191901', '7'],
  ['LT', '82227859621', '1'],
  ['LV', '4000352160', '0'],
  ['LV', '1611751999', '7'],
  // Personal numbers since 2017 start with 32 and have no check digit; 31 is a day of birth.
  ['LV', '3212345678', '0123456789'],
  ['LV', '3912345678', '0123456789'],
  ['LV', '3112345678', '0'],
  ['PL', '856734621', '5'],
  ['PT', '50196484', '3'],
  ['PT', '10000000', '2'],
  ['PT', '20000002', '0'],
  ['RO', '1854729', '0'],
  ['RO', '1', '9'],
  // A person; a sum of 10 gives the check digit 1.
  ['RO', '163061512345', '7'],
  ['RO', '500000000000', '1'],
  ['SI', '5022305', '4'],
  ['SI', '1000002', '0'],
  ['SK', '202274961', '9'],
  ['XI', '98078068', '4'],
  // Departments and health authorities have no check digit.
  ['XI', 'GD00', '0123456789'],
  ['XI', 'HA50', '0123456789'],
];

describe('nationalNumbers', () => {
  it.each(endings)('%s %s ends in one of %s', (prefix, beginning, last) => {
    expect(CHARACTERS.filter((one) => accepts(prefix, beginning + one)).join('')).toBe(last);
  });

  // Examples with a letter in first, second and both places, of the reference library.
  it.each(['40303265045', '83404833048', '3T692283914', 'K7399859412', 'W9606879237', 'FA528638117'])(
    'FR %s is accepted with its own key, and refused when the last digit of its SIREN is another',
    (number) => {
      expect(accepts('FR', number)).toBe(true);
      expect(accepts('FR', `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`)).toBe(false);
    },
  );

  // An example of the reference library.
  it('FR accepts a number of Monaco, which is no SIREN', () => {
    expect(accepts('FR', '53000004605')).toBe(true);
    expect(accepts('FR', '54000004605')).toBe(false);
  });

  it('XI has the same check digits with a branch of three digits behind it', () => {
    expect(accepts('XI', '980780684001')).toBe(true);
    expect(accepts('XI', '980780685001')).toBe(false);
  });

  it.each([
    ['AT', '13585627'],
    ['BE', '2428759497'],
    ['CZ', '95123891'],
    ['DE', '036695976'],
    ['FR', 'I0303265045'],
    ['FR', '4O303265045'],
    ['NL', '004495445A01'],
    ['RO', '0854729'],
    ['RO', '18547290123'],
    ['SK', '0022749619'],
    ['XI', 'GD500'],
    ['XI', 'HA499'],
  ])('%s %s has another form', (prefix, number) => {
    expect(nationalNumbers.get(prefix)?.form.test(number)).toBe(false);
  });
});

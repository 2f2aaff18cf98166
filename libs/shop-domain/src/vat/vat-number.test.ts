import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { nationalNumbers } from './national-numbers.ts';
import { checkVatNumberFormat, normaliseVatNumber } from './vat-number.ts';
import { countryOfPrefix } from './vat-prefix.ts';

/** Numbers of real companies or of the issuing states' own examples. */
const valid: [string, string][] = [
  ['AT', 'U13585627'],
  ['BE', '0428759497'],
  ['BE', '1000000021'],
  ['BG', '175074752'],
  ['CY', '10259033P'],
  ['CZ', '25123891'],
  ['CZ', '7103192745'],
  ['CZ', '640903926'],
  ['DE', '136695976'],
  ['DK', '13585628'],
  ['EE', '100931558'],
  ['EL', '094259216'],
  ['ES', 'B58378431'],
  ['ES', '54362315K'],
  ['ES', 'X5253868R'],
  ['FI', '20774740'],
  ['FR', '40303265045'],
  ['FR', '83404833048'],
  ['HR', '33392005961'],
  ['HU', '12892312'],
  ['IE', '6433435F'],
  ['IE', '6433435OA'],
  ['IE', '8D79739I'],
  ['IT', '00743110157'],
  ['LT', '119511515'],
  ['LT', '100001919017'],
  ['LU', '15027442'],
  ['LV', '40003521600'],
  ['LV', '16117519997'],
  ['MT', '11679112'],
  ['NL', '004495445B01'],
  ['NL', '002455799B11'],
  ['NL', '123456789B13'],
  ['PL', '8567346215'],
  ['PT', '501964843'],
  ['RO', '18547290'],
  ['SE', '123456789701'],
  ['SI', '50223054'],
  ['SK', '2022749619'],
  ['XI', '980780684'],
];

/** Name of the validator in the reference library (stdnum) for each prefix. */
const validators: Record<string, string> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  EL: 'vat',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cui',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
  XI: 'vat',
};

function oracleOf(prefix: string): (number: string) => boolean {
  const validator = stdnum[countryOfPrefix(prefix)]?.[validators[prefix] ?? ''];
  if (!validator) throw new Error(`no reference validator for ${prefix}`);
  return (number) => validator.validate(number).isValid;
}

describe('checkVatNumberFormat', () => {
  it.each(valid)('accepts %s %s with and without its prefix', (prefix, number) => {
    const country = countryOfPrefix(prefix);
    expect(checkVatNumberFormat(prefix, number)).toEqual({ prefix, number, isValid: true, problem: '' });
    expect(checkVatNumberFormat(country, prefix + number)).toMatchObject({ prefix, number, isValid: true });
    expect(checkVatNumberFormat('', prefix + number)).toMatchObject({ prefix, number, isValid: true });
  });

  it('knows all 27 member states and Northern Ireland', () => {
    expect(nationalNumbers.size).toBe(28);
    expect([...nationalNumbers.keys()].sort()).toEqual(Object.keys(validators).sort());
    expect(new Set(valid.map(([prefix]) => prefix)).size).toBe(28);
  });

  it.each(valid.filter(([prefix, number]) => prefix !== 'CZ' && !/^[GH]/.test(number)))(
    'finds every single wrong digit in %s %s',
    (prefix, number) => {
      const slips = [...number].flatMap((digit, at) =>
        /\d/.test(digit)
          ? [...'0123456789']
              .filter((other) => other !== digit)
              .map((other) => number.slice(0, at) + other + number.slice(at + 1))
          : [],
      );
      const unseen = slips.filter((slip) => checkVatNumberFormat(prefix, slip).isValid);
      const oracle = oracleOf(prefix);
      const isNotJudged = (slip: string) =>
        ['SK', 'IT'].includes(prefix) ||
        (prefix === 'LV' && /^3/.test(slip)) ||
        (prefix === 'SE' && !slip.endsWith('01'));
      expect(unseen.filter((slip) => !oracle(slip) && !isNotJudged(slip))).toEqual([]);
    },
  );

  it('VIES-05 refuses a text that has no number format', () => {
    expect(checkVatNumberFormat('BE', 'X1')).toMatchObject({ isValid: false, problem: 'form' });
    expect(checkVatNumberFormat('NL', '123456789B0')).toMatchObject({ problem: 'form' });
    expect(checkVatNumberFormat('NL', '123456789B01')).toMatchObject({ problem: 'check_digits' });
    expect(checkVatNumberFormat('NL', '')).toMatchObject({ problem: 'form' });
    expect(checkVatNumberFormat('US', '12-3456789')).toMatchObject({ problem: 'country' });
    expect(checkVatNumberFormat('', '')).toEqual({
      prefix: '',
      number: '',
      isValid: false,
      problem: 'country',
    });
  });

  it.each([
    ['BE', 'DE136695976', 'DE', '136695976'],
    ['DE', 'be 0428.759.497', 'BE', '0428759497'],
    ['NL', 'GR094259216', 'EL', '094259216'],
    ['CH', 'ATU13585627', 'AT', 'U13585627'],
    ['NL', 'XI980780684', 'XI', '980780684'],
  ])('lets a company in %s give its number of another state, %s', (country, typed, prefix, number) => {
    expect(checkVatNumberFormat(country, typed)).toEqual({ prefix, number, isValid: true, problem: '' });
  });

  it('reads a number of Monaco as one of France', () => {
    const french = { prefix: 'FR', number: '40303265045', isValid: true, problem: '' };
    for (const typed of ['FR40303265045', '40 303 265 045', 'fr 40303265045']) {
      expect(checkVatNumberFormat('MC', typed)).toEqual(french);
    }
    expect(checkVatNumberFormat('MC', '40303265046')).toMatchObject({
      prefix: 'FR',
      problem: 'check_digits',
    });
  });

  it('refuses a wrong number of another state, and a number of none', () => {
    expect(checkVatNumberFormat('BE', 'DE136695977')).toMatchObject({
      prefix: 'DE',
      problem: 'check_digits',
    });
    expect(checkVatNumberFormat('BE', 'DE13669597')).toMatchObject({ prefix: 'BE', problem: 'form' });
    expect(checkVatNumberFormat('BE', 'US123456789')).toMatchObject({ prefix: 'BE', problem: 'form' });
    expect(checkVatNumberFormat('CH', 'CHE-123.456.789')).toMatchObject({ prefix: 'CH', problem: 'country' });
    expect(checkVatNumberFormat('GB', 'XI980780684')).toMatchObject({ prefix: 'XI', isValid: true });
    expect(checkVatNumberFormat('GB', 'GB980780684')).toMatchObject({ problem: 'country' });
  });

  /**
   * Where the reference library is known to accept more: Bulgarian persons, first digits, British checksums, office
   * codes.
   */
  const oracleIsWider = new Set(['BG', 'CZ', 'XI', 'BE', 'DK', 'DE', 'SI', 'IE']);
  const oracleIsNarrower = new Set(['BG', 'CZ', 'ES', 'IT', 'LV', 'SE', 'SK', 'RO', 'IE', 'XI']);

  /**
   * Random numbers of the right shape: a valid one with some characters replaced, so that many pass the format check.
   */
  const shaped = fc
    .tuple(
      fc.constantFrom(...valid),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 13 }),
    )
    .map(([[prefix, number], digits]) => {
      const changed = [...number].map((character, at) =>
        /\d/.test(character) ? String(digits[at] ?? 0) : character,
      );
      return [prefix, changed.join('')] as const;
    });

  it('agrees with stdnum on random numbers, check digit by check digit', () => {
    fc.assert(
      fc.property(
        shaped,
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        ([prefix, number], check) => {
          const oracle = oracleOf(prefix);
          const numbers = [...'0123456789'].map((digit) => number.slice(0, -1) + digit);
          for (const text of [number, number.slice(0, -1) + check, ...numbers]) {
            const own = nationalNumbers.get(prefix);
            const isOurs = (own?.form.test(text) && own.hasCheck(text)) ?? false;
            const isTheirs = oracle(text);
            if (isTheirs && !oracleIsWider.has(prefix))
              expect(`${prefix}${text} ${isOurs}`).toBe(`${prefix}${text} true`);
            if (isOurs && !oracleIsNarrower.has(prefix))
              expect(`${prefix}${text} ${isTheirs}`).toBe(`${prefix}${text} true`);
          }
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (country, text) => {
        expect(typeof checkVatNumberFormat(country, text).isValid).toBe('boolean');
      }),
    );
  });
});

describe('normaliseVatNumber', () => {
  it.each([
    ['NL', 'nl 0044.95.445-b01', 'NL', '004495445B01'],
    ['NL', '004495445B01', 'NL', '004495445B01'],
    ['BE', '428.759.497', 'BE', '0428759497'],
    ['BE', 'BE (0)428 759 497', 'BE', '0428759497'],
    ['GR', '094259216', 'EL', '094259216'],
    ['GR', 'GR094259216', 'EL', '094259216'],
    ['GR', 'el 094259216', 'EL', '094259216'],
    ['AT', 'ATU13585627', 'AT', 'U13585627'],
    ['AT', 'U13585627', 'AT', 'U13585627'],
    ['DE', 'NL004495445B01', 'NL', '004495445B01'],
    ['FR', 'FR 40 303 265 045', 'FR', '40303265045'],
    ['nl', 'DE', 'NL', 'DE'],
    ['MC', '40 303 265 045', 'FR', '40303265045'],
    ['MC', 'DE136695976', 'DE', '136695976'],
    [' gr ', '094259216', 'EL', '094259216'],
    // A prefix that the country expects, or without a country, counts before a wrong number too.
    ['NL', 'NL12', 'NL', '12'],
    ['', 'NL12', 'NL', '12'],
    ['NL', 'DE12', 'NL', 'DE12'],
    // A French number may begin with two letters that are a prefix elsewhere.
    ['FR', 'DE100000322', 'FR', 'DE100000322'],
    ['FR', 'DE136695976', 'DE', '136695976'],
  ])('reads %s %j as %s and %s', (country, typed, prefix, number) => {
    expect(normaliseVatNumber(country, typed)).toEqual({ prefix, number });
  });

  it('reads its own output again', () => {
    for (const [prefix, number] of valid)
      expect(normaliseVatNumber('', prefix + number)).toEqual({ prefix, number });
  });
});

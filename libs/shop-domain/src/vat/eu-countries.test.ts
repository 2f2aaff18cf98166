import { describe, expect, it } from 'vitest';
import { COUNTRIES, EU_COUNTRIES } from '../customer/countries.ts';
import { isEuForGoods, isEuForServices, isThirdCountry } from './eu-countries.ts';
import { isIsoCountry } from './iso-countries.ts';
import { vatPrefixOf } from './vat-prefix.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

describe('isIsoCountry', () => {
  it('knows the countries that the runtime knows', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    // Names of groups, of former and of reserved codes, which ISO 3166-1 does not assign.
    const unassigned = new Set(
      'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' '),
    );
    const known = pairs.filter((code) => names.of(code) !== undefined && !unassigned.has(code));
    expect(pairs.filter(isIsoCountry)).toEqual(known);
    expect(known).toHaveLength(250);
  });

  it.each(['', ' ', 'nl', 'XX', 'UK', 'EL', 'EU', 'NLD', '__proto__', 'constructor'])(
    'does not know %j',
    (code) => {
      expect(isIsoCountry(code)).toBe(false);
    },
  );
});

describe('isThirdCountry', () => {
  it('is each country that is not a member state', () => {
    const members = EU_COUNTRIES.map(vatPrefixOf);
    expect(members.filter(isThirdCountry)).toEqual([]);
    expect(members.filter(isEuForGoods)).toEqual(members);
    expect(members.filter(isEuForServices)).toEqual(members);
    expect(COUNTRIES.map(vatPrefixOf).filter(isThirdCountry)).toEqual(['CH', 'GB', 'IS', 'LI', 'MC', 'NO']);
  });

  it('has Northern Ireland in the EU for goods only', () => {
    expect([isThirdCountry('XI'), isEuForGoods('XI'), isEuForServices('XI')]).toEqual([false, true, false]);
  });
});

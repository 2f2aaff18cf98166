import { isMod11And10, isMod97, luhn, weighted } from './check-digit-sums.ts';

interface NationalNumber {
  /** The whole number without its prefix. */
  form: RegExp;
  /** Whether the check digits are correct; only called for a number of the right format. */
  hasCheck: (number: string) => boolean;
}

const last = (number: string): number => Number(number.at(-1));
const front = (number: string): string => number.slice(0, -1);

function isAustrian(number: string): boolean {
  return (luhn(number.slice(1, 8)) + 4 + last(number)) % 10 === 0;
}

function isBulgarian(number: string): boolean {
  if (number.length === 9) {
    const first = weighted(front(number), [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const sum = first === 10 ? weighted(front(number), [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
    return sum % 10 === last(number);
  }
  const citizen = (weighted(front(number), [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weighted(front(number), [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = (11 - (weighted(front(number), [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return [citizen, foreigner, other].includes(last(number));
}

function isCypriot(number: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  let sum = 0;
  for (let at = 0; at < 8; at += 1) sum += at % 2 === 0 ? (odd[Number(number[at])] ?? 0) : Number(number[at]);
  return String.fromCharCode(65 + (sum % 26)) === number[8];
}

/** Companies have 8 digits; 9 digits before 1954 have no check digit, except special numbers that start with 6. */
function isCzech(number: string): boolean {
  const weights = [8, 7, 6, 5, 4, 3, 2, 1];
  if (number.length === 8) {
    const check = (11 - (weighted(front(number), weights) % 11)) % 11 || 1;
    return check % 10 === last(number);
  }
  if (number.length === 10) return (Number(front(number)) % 11) % 10 === last(number);
  if (!number.startsWith('6')) return true;
  return (18 - ((21 - (weighted(number.slice(1, -1), weights) % 11)) % 11)) % 10 === last(number);
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

function isSpanish(number: string): boolean {
  const first = number[0] ?? '';
  const check = number[8];
  if (/[KLM]/.test(first)) return SPANISH_LETTERS[Number(number.slice(1, 8)) % 23] === check;
  if (/[\dXYZ]/.test(first)) {
    const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    return SPANISH_LETTERS[Number(digits) % 23] === check;
  }
  const digit = (10 - (luhn(`${number.slice(1, 8)}0`) % 10)) % 10;
  return check === String(digit) || check === 'JABCDEFGHI'[digit];
}

const FRENCH_LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Two key characters before a SIREN; numbers from Monaco start with 000 and are not a SIREN. */
function isFrench(number: string): boolean {
  const siren = number.slice(2);
  if (!siren.startsWith('000') && luhn(siren) % 10 !== 0) return false;
  if (/^\d\d/.test(number)) return (12 + 3 * (Number(siren) % 97)) % 97 === Number(number.slice(0, 2));
  const first = FRENCH_LETTERS.indexOf(number[0] ?? '');
  const second = FRENCH_LETTERS.indexOf(number[1] ?? '');
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11;
}

/** Old numbers have a letter, + or * in second place and their first digit moves behind the others. */
function isIrish(number: string): boolean {
  const alphabet = 'WABCDEFGHIJKLMNOPQRSTUV';
  const isOld = /^\d[A-Z+*]/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0] ?? ''}` : number.slice(0, 7);
  const extra = Math.max(0, alphabet.indexOf(number[8] ?? 'W'));
  return alphabet[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * extra) % 23] === number[7];
}

function isLithuanian(number: string): boolean {
  const weights = number.length === 9 ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2];
  const first = weighted(front(number), weights) % 11;
  if (first !== 10) return first === last(number);
  const later = weights.map((weight) => ((weight + 1) % 9) + 1);
  return (weighted(front(number), later) % 11) % 10 === last(number);
}

/** Companies start with 4 to 9; personal numbers of 2017 and later start with 32 and have no check digit. */
function isLatvian(number: string): boolean {
  if (/^[4-9]/.test(number)) return weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  if (/^3[2-9]/.test(number)) return true;
  return ((1 + weighted(front(number), [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === last(number);
}

/** Companies pass the eleven-test on nine digits; sole traders since 2020 pass mod 97 over the whole number. */
function isDutch(number: string): boolean {
  return weighted(number.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || isMod97(`NL${number}`);
}

/** Companies have at most 10 digits; 13 digits is a person's number. */
function isRomanian(number: string): boolean {
  if (number.length === 13) {
    const sum = weighted(front(number), [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
    return (sum === 10 ? 1 : sum) === last(number);
  }
  const padded = number.padStart(10, '0');
  return ((10 * weighted(front(padded), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(padded);
}

function isSlovenian(number: string): boolean {
  return (11 - (weighted(front(number), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(number);
}

/** Old and new British checksums; government departments and health authorities have none. */
function isNorthernIrish(number: string): boolean {
  if (/^[GH]/.test(number)) return true;
  return [0, 42].includes(weighted(number.slice(0, 9), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97);
}

/** Whether the sum of digits x weights is divisible by the modulus. */
function leavesZero(weights: readonly number[], modulus: number): (number: string) => boolean {
  return (number) => weighted(number, weights) % modulus === 0;
}

/**
 * Format and check digits of the VAT numbers of the 27 member states and Northern Ireland, by VAT prefix. A local check
 * may let a wrong number through to VIES, but must never refuse a right one: dates and office codes inside numbers are
 * not checked.
 */
export const nationalNumbers: ReadonlyMap<string, NationalNumber> = new Map<string, NationalNumber>([
  ['AT', { form: /^U\d{8}$/, hasCheck: isAustrian }],
  ['BE', { form: /^[01]\d{9}$/, hasCheck: (n) => 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)) }],
  ['BG', { form: /^\d{9,10}$/, hasCheck: isBulgarian }],
  ['CY', { form: /^\d{8}[A-Z]$/, hasCheck: isCypriot }],
  ['CZ', { form: /^(?:[0-8]\d{7}|\d{9,10})$/, hasCheck: isCzech }],
  ['DE', { form: /^[1-9]\d{8}$/, hasCheck: isMod11And10 }],
  ['DK', { form: /^[1-9]\d{7}$/, hasCheck: leavesZero([2, 7, 6, 5, 4, 3, 2, 1], 11) }],
  ['EE', { form: /^\d{9}$/, hasCheck: leavesZero([3, 7, 1], 10) }],
  [
    'EL',
    {
      form: /^\d{9}$/,
      hasCheck: (n) => (weighted(front(n), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(n),
    },
  ],
  [
    'ES',
    { form: /^(?:[KLMXYZ]\d{7}[A-Z]|\d{8}[A-Z]|[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J])$/, hasCheck: isSpanish },
  ],
  ['FI', { form: /^\d{8}$/, hasCheck: leavesZero([7, 9, 10, 5, 8, 4, 2, 1], 11) }],
  ['FR', { form: /^[\dA-HJ-NP-Z]{2}\d{9}$/, hasCheck: isFrench }],
  ['HR', { form: /^\d{11}$/, hasCheck: isMod11And10 }],
  ['HU', { form: /^\d{8}$/, hasCheck: leavesZero([9, 7, 3, 1], 10) }],
  ['IE', { form: /^\d[\dA-Z+*]\d{5}[A-W][A-W]?$/, hasCheck: isIrish }],
  ['IT', { form: /^\d{11}$/, hasCheck: (n) => luhn(n) % 10 === 0 }],
  ['LT', { form: /^(?:\d{7}1\d|\d{10}1\d)$/, hasCheck: isLithuanian }],
  ['LU', { form: /^\d{8}$/, hasCheck: (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6)) }],
  ['LV', { form: /^\d{11}$/, hasCheck: isLatvian }],
  ['MT', { form: /^\d{8}$/, hasCheck: leavesZero([3, 4, 6, 7, 8, 9, 10, 1], 37) }],
  ['NL', { form: /^\d{9}B\d{2}$/, hasCheck: isDutch }],
  ['PL', { form: /^\d{10}$/, hasCheck: leavesZero([6, 5, 7, 2, 3, 4, 5, 6, 7, -1], 11) }],
  [
    'PT',
    {
      form: /^[1-9]\d{8}$/,
      hasCheck: (n) => ((11 - (weighted(front(n), [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === last(n),
    },
  ],
  ['RO', { form: /^[1-9](?:\d{1,9}|\d{12})$/, hasCheck: isRomanian }],
  ['SE', { form: /^\d{12}$/, hasCheck: (n) => luhn(n.slice(0, 10)) % 10 === 0 }],
  ['SI', { form: /^[1-9]\d{7}$/, hasCheck: isSlovenian }],
  ['SK', { form: /^[1-9]\d{9}$/, hasCheck: (n) => Number(n) % 11 === 0 }],
  ['XI', { form: /^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, hasCheck: isNorthernIrish }],
]);

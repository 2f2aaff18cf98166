import fc from 'fast-check';

/** Texts that have broken programs: markup, names of prototypes, signs that cannot be stored, numbers out of range. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '%00',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'a\r\nBcc: x@y.nl',
  '=1+1',
  '\u202e',
  'NaN',
  '1e999',
  '-1',
  '0.1e-9',
  '9007199254740993',
  '😀'.repeat(50),
];

/** Pieces that cost a quadratic algorithm most when they are repeated. */
const repeatedPieces = [
  '<b>',
  '<',
  '&',
  ':',
  ',',
  ';',
  '{',
  '[',
  '(',
  ' ',
  '\n',
  'a',
  '<->',
  'k:v;',
  '%3C-%3E',
  '\\',
];

const longText = fc
  .tuple(fc.constantFrom(...repeatedPieces), fc.constantFrom(10, 300, 5_000, 60_000))
  .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)));

const nested = fc
  .tuple(fc.constantFrom(10, 1_000, 20_000), fc.boolean())
  .map(([depth, isList]) => nestedJson(depth, isList));

/** A value that no owner or visitor means, as it is parsed from JSON. */
export const worstValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 3, arbitrary: longText },
  { weight: 3, arbitrary: fc.constantFrom(null, true, 0, -1, 1.5, 1e15, 1e308, [], {}, [null], [[]]) },
  { weight: 1, arbitrary: fc.constantFrom(300, 5_000).map((length) => Array<string>(length).fill('x')) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constant(JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{}}}')) },
);

/** Text for a field of a form or an address. */
export const worstText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 2, arbitrary: longText },
  { weight: 1, arbitrary: fc.string({ maxLength: 200, unit: 'binary' }) },
);

/** Bodies that are no body of ours: deep, cut off, empty, or of another type. */
export const worstBody: fc.Arbitrary<string> = fc.oneof(
  nested,
  longText,
  fc.constantFrom('', '{', '[]', 'null', '"', '{"a":1}}', '\ufeff{}', 'a=1&a=2', '--x\r\n\r\n'),
);

function nestedJson(depth: number, isList: boolean): string {
  return isList ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
}

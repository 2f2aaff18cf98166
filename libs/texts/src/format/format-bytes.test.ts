import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 B'],
  [1023, '1.023 B'],
  [1024, '1 kB'],
  [1536, '1,5 kB'],
  [20 * 1024, '20 kB'],
  [1024 ** 2 - 1, '1 MB'],
  [10 * 1024 ** 3, '10 GB'],
  [5000 * 1024 ** 3, '5.000 GB'],
])('shows %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

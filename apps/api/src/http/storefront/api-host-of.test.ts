import { expect, it } from 'vitest';
import { apiHostOf } from './api-host-of.ts';

const allowed = ['https://api.example.nl', 'http://localhost:4000'];

it.each([
  ['?api_host=api.example.nl', 'https://api.example.nl'],
  ['?api_host=https://api.example.nl', 'https://api.example.nl'],
  ['?api_host=localhost:4000', 'http://localhost:4000'],
  ['?api_host=dief.example', ''],
  ['?api_host=http://api.example.nl', ''],
  ['?api_host=api.example.nl.dief.example', ''],
  ['?api_host=', ''],
  ['', ''],
])('the address %s names the API %j', (query, base) => {
  expect(apiHostOf(new URL(`http://winkel.test/${query}`), allowed)).toBe(base);
});

it('names none without a list', () => {
  expect(apiHostOf(new URL('http://winkel.test/?api_host=api.example.nl'))).toBe('');
});

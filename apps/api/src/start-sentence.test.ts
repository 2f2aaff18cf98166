import { expect, it } from 'vitest';
import { StartError } from './start-error.ts';
import { startSentence } from './start-sentence.ts';

const full = 'De schijf met de gegevens is vol (/data). Maak ruimte vrij en start Etalage opnieuw.';

it.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  Object.assign(new Error('could not write'), { code: '53100' }),
  new StartError(
    'De database kon niet worden aangemaakt in /data. initdb: error: could not write file "/data/PG_VERSION": No space left on device',
  ),
  new StartError(
    'PostgreSQL start niet. FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes',
  ),
])('a full disk is one sentence that names the folder: %s', (error) => {
  expect(startSentence(error, '/data')).toBe(full);
});

it('other errors stay what they are', () => {
  expect(startSentence(new StartError('Poort 3000 is al in gebruik.'), '/data')).toBe(
    'Poort 3000 is al in gebruik.',
  );
  const fault = new Error('fout');
  expect(startSentence(fault, '/data')).toBe(fault);
});

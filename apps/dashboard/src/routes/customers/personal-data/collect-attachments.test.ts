import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { collectAttachments } from './collect-attachments.ts';
import type { PersonalData } from './collect-data.ts';
import { zipOf } from './pack-data.ts';

const submission = (attachments: { path: string; name: string }[]) => {
  return { form: 'Contact', page: '/', at: new Date(), answers: [], attachments };
};

const nothing = () => Promise.resolve(undefined);

it('fetches what went with offers by the number of their quote, after what was sent with forms', async () => {
  const attachments = [
    { key: 'k1', name: 'tekening.pdf' },
    { key: 'k2', name: 'tekening.pdf' },
  ];
  const quote = { number: 'O7', attachments } as PersonalData['purchases'][number];
  const data = { purchases: [quote], submissions: [submission([{ path: 'a/1', name: 'brief.pdf' }])] };
  const found = await collectAttachments(data, {
    ofForm: (path) => Promise.resolve(new TextEncoder().encode(path)),
    ofQuote: (number, key) => Promise.resolve(new TextEncoder().encode(`${number}/${key}`)),
  });
  const texts = Object.entries(found).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual([
    ['bijlagen/1-brief.pdf', 'a/1'],
    ['bijlagen/2-tekening.pdf', 'O7/k1'],
    ['bijlagen/3-tekening.pdf', 'O7/k2'],
  ]);
});

it('fetches each file once, in order, with a name of its own that is no path, and leaves out what is gone', async () => {
  const asked: string[] = [];
  const data = {
    purchases: [],
    submissions: [
      submission([
        { path: 'a/1', name: 'brief.pdf' },
        { path: 'a/2', name: 'weg.pdf' },
      ]),
      submission([
        { path: 'a/3', name: 'brief.pdf' },
        { path: 'a/4', name: '../../etc/passwd' },
        { path: 'a/5', name: '..' },
      ]),
    ],
  };
  const ofForm = async (path: string) => {
    asked.push(path);
    return path === 'a/2' ? undefined : new TextEncoder().encode(path);
  };
  const found = await collectAttachments(data, { ofForm, ofQuote: nothing });
  expect(asked).toEqual(['a/1', 'a/2', 'a/3', 'a/4', 'a/5']);
  expect(Object.keys(found)).toEqual([
    'bijlagen/1-brief.pdf',
    'bijlagen/3-brief.pdf',
    'bijlagen/4-_.._etc_passwd',
    'bijlagen/5-bestand',
  ]);
  const files = unzipSync(zipOf({ 'gegevens.html': new Uint8Array() }, found));
  expect(new TextDecoder().decode(files['bijlagen/3-brief.pdf'])).toBe('a/3');
});

it('fails when a file cannot be fetched for another reason, so that nobody gets half', async () => {
  const data = { purchases: [], submissions: [submission([{ path: 'a/1', name: 'brief.pdf' }])] };
  const ofForm = () => Promise.reject(new Error('away'));
  const failing = collectAttachments(data, { ofForm, ofQuote: nothing });
  await expect(failing).rejects.toThrow('away');
});

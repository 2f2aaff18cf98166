import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { collectAttachments } from './collect-attachments.ts';
import { zipOf } from './pack-data.ts';

const submission = (attachments: { path: string; name: string }[]) => {
  return { form: 'Contact', page: '/', at: new Date(), answers: [], attachments };
};

it('fetches each file once, in order, with a name of its own that is no path, and leaves out what is gone', async () => {
  const asked: string[] = [];
  const data = {
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
  const found = await collectAttachments(data, async (path) => {
    asked.push(path);
    return path === 'a/2' ? undefined : new TextEncoder().encode(path);
  });
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
  const data = { submissions: [submission([{ path: 'a/1', name: 'brief.pdf' }])] };
  const failing = collectAttachments(data, () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
});

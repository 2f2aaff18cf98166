import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { invoicePack } from './pack-invoices.ts';

it('has each document under its name, with XML made smaller', async () => {
  const pack = invoicePack();
  const xml = '<Invoice/>'.repeat(1000);
  pack.add({ name: 'F2026-0001.pdf', bytes: strToU8('%PDF') });
  pack.add({ name: 'F2026-0002.xml', bytes: strToU8(xml) });
  const zip = pack.end();
  expect(zip.type).toBe('application/zip');
  expect(zip.size).toBeLessThan(xml.length / 10);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['F2026-0001.pdf', '%PDF'],
    ['F2026-0002.xml', xml],
  ]);
});

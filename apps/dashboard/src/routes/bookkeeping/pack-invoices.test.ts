import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packInvoices } from './pack-invoices.ts';

it('has each document under its name', async () => {
  const zip = packInvoices([
    { name: 'F2026-0001.pdf', bytes: strToU8('%PDF') },
    { name: 'F2026-0002.xml', bytes: strToU8('<Invoice/>'.repeat(100)) },
  ]);
  expect(zip.type).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['F2026-0001.pdf', '%PDF'],
    ['F2026-0002.xml', '<Invoice/>'.repeat(100)],
  ]);
});

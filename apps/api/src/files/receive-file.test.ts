import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { receiveFile } from './receive-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'etalage-receive-'));
afterAll(() => rmSync(folder, { recursive: true }));
const left = () => readdirSync(folder);

describe('receiveFile', () => {
  it('counts and hashes the received bytes', async () => {
    const { path, size, hash } = await receiveFile(
      Readable.from([Buffer.from('ab'), Buffer.from('c')]),
      folder,
      3,
    );
    expect(readFileSync(path, 'utf8')).toBe('abc');
    expect(size).toBe(3);
    expect(hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    rmSync(path);
  });

  it('leaves no file of a sender that breaks off or stops sending', async () => {
    const broken = new PassThrough();
    broken.write('half');
    setTimeout(() => broken.destroy(new Error('gone')), 20);
    await expect(receiveFile(broken, folder, 100)).rejects.toThrow('gone');
    const silent = new PassThrough();
    silent.write('half');
    await expect(receiveFile(silent, folder, 100, 50)).rejects.toThrow(/abort/i);
    expect(left()).toEqual([]);
  });

  it('stops an endless sender at the limit', async () => {
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += 1000;
        this.push(Buffer.alloc(1000));
      },
    });
    await expect(receiveFile(endless, folder, 10_000)).rejects.toMatchObject({ code: 'upload_refused' });
    expect(sent).toBeLessThan(1_000_000);
    expect(left()).toEqual([]);
  });
});

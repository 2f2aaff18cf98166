import { UploadFailure, type UploadTransport } from '@etalage/form-engine/editor';
import { expect, it, vi } from 'vitest';
import { watchUploads } from './watch-uploads.ts';

const paths = { signedUrl: '/sign', deleteFile: '/delete', downloadFile: '/get' };
const options = { contentType: 'image/png', onProgress: () => {}, signal: new AbortController().signal };

function watched(put: UploadTransport['put'], call: UploadTransport['call'] = async () => ({ url: '/put' })) {
  const told: boolean[] = [];
  const transport = { uploader: 'owner', cdn: '', paths, call, put, notify: vi.fn() } as const;
  const watching = watchUploads(transport, (isBusy) => void told.push(isBusy));
  return {
    told,
    sign: () => watching.call('/sign', {}),
    send: () => watching.put('/put', new Blob(), options),
    watching,
  };
}

it('is busy from the question where a file may go until the file is there', async () => {
  const { told, sign, send } = watched(async () => undefined);
  await sign();
  expect(told).toEqual([true]);
  await send();
  expect(told.at(-1)).toBe(false);
});

it('stays busy after a broken connection, and ends with the next try', async () => {
  const put = vi.fn<UploadTransport['put']>().mockRejectedValueOnce(new UploadFailure([], true));
  const { told, sign, send } = watched(put);
  await sign();
  await expect(send()).rejects.toThrow();
  expect(told.at(-1)).toBe(true);
  await send();
  expect(told.at(-1)).toBe(false);
});

it.each([
  ['a file', async () => ({ url: '/put' }), async () => Promise.reject(new UploadFailure(['Te groot.']))],
  ['the question', async () => Promise.reject(new UploadFailure(['Mag niet.'])), async () => undefined],
])('ends when %s is refused', async (_, call, put) => {
  const { told, sign, send } = watched(put, call);
  await sign()
    .then(send)
    .catch(() => undefined);
  expect(told).toEqual([true, false]);
});

it('does not mind looking at a file or deleting one', async () => {
  const { told, watching } = watched(async () => undefined);
  await watching.call('/get', {});
  await watching.call('/delete', {});
  expect(told).toEqual([]);
});

import type { ErrorBody } from '@etalage/api-contract/client';
import { createTranslate } from '@etalage/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type UploadRules, uploadRules } from '../upload-rules.ts';
import { storedFileCalls } from '../stored-file-calls.ts';
import { UploadFailure, uploadFailure, type UploadTransport } from '../upload-transport.ts';
import { createUploads } from './create-uploads.ts';
import type { UploadQueue } from './upload-queue.ts';

const log: string[] = [];
// The encoder is loaded with the first picture, so this does not depend on other tests.
vi.mock('compressorjs', () => ({
  default: class {
    constructor(file: File, { success, error }: { success: (blob: Blob) => void; error: () => void }) {
      log.push(`optimise ${file.name}`);
      if (file.name === 'kapot.png') error();
      else success(file);
    }
  },
}));
beforeEach(() => {
  log.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const file = (name: string) => new File(['x'], name);
async function settle() {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

function start(rules: Partial<UploadRules> = {}, over: Partial<UploadTransport> = {}) {
  const bodies: Record<string, unknown>[] = [];
  let queue: UploadQueue = [];
  const transport: UploadTransport = {
    uploader: 'owner',
    cdn: '/media/w',
    getFile: async () => ({ url: '/get' }),
    deleteFile: async () => ({ deleted: true }),
    signedUrl: async (request, path = '/signed') => {
      log.push(`call ${path}`);
      bodies.push(request);
      return { url: `https://cdn/${bodies.length}.jpeg?sig=1` };
    },
    put: async (url) => void log.push(`PUT ${url}`),
    notify: (text) => void log.push(`toast ${text}`),
    ...over,
  };
  const uploads = createUploads({
    transport,
    translate: createTranslate(),
    rules: { ...uploadRules({}, { pictures: false, defaultMax: 20 }), ...rules },
    onQueue: (next) => {
      if (next.length > queue.length) log.push('queue');
      queue = next;
    },
    onUploaded: ({ path }) => void log.push(`file_uploaded ${path}`),
    onAllCompleted: (files) => void log.push(`all-completed ${files.length}`),
  });
  return { uploads, bodies, transport, queue: () => queue };
}

describe('createUploads', () => {
  it('UPL-27 UPL-28 UPL-46 queues, signs, optimises and sends a file, and reports its address', async () => {
    const { uploads, queue } = start();
    uploads.add([file('a.jpg')]);
    await settle();
    expect(log).toEqual([
      'queue',
      'call /signed',
      'optimise a.jpg',
      'PUT https://cdn/1.jpeg?sig=1',
      'file_uploaded https://cdn/1.jpeg',
      'all-completed 1',
    ]);
    expect(queue()).toEqual([]);
  });

  it('UPL-29 reports once that all are complete, after the last', async () => {
    const { uploads } = start();
    uploads.add(['a.pdf', 'b.pdf', 'c.pdf'].map(file));
    await settle();
    expect(log.filter((line) => line.startsWith('all-completed'))).toEqual(['all-completed 3']);
    expect(log.at(-1)).toBe('all-completed 3');
  });

  it('UPL-23 requests a name in the folder of the field, private if the field states it', async () => {
    const settings = { setPath: 'assets/x/', isPrivate: true };
    const { uploads, bodies } = start(uploadRules({ settings }, { pictures: false, defaultMax: 20 }));
    uploads.add([file('foto.jpg')]);
    await settle();
    expect(bodies).toEqual([
      {
        filePath: expect.stringMatching(/^assets\/x\/\d{13}-[a-z0-9]{10}-foto\.jpeg$/) as string,
        contentType: 'image/jpeg',
        isPrivate: true,
      },
    ]);
  });

  it.each([true, false])(
    'UPL-24 signed-url, delete and get carry isPrivate %s of the field',
    async (isPrivate) => {
      vi.stubGlobal('open', () => ({ location: { href: '' }, close: () => undefined }));
      const rules = uploadRules({ settings: { isPrivate } }, { pictures: false, defaultMax: 20 });
      const called: [string, unknown][] = [];
      const note =
        <Reply>(call: string, reply: Reply) =>
        async (request: { isPrivate?: unknown }) => {
          called.push([call, request.isPrivate]);
          return reply;
        };
      const over = {
        signedUrl: note('signed-url', { url: '/put' }),
        getFile: note('get', { url: '/get' }),
        deleteFile: note('delete', { deleted: true as const }),
      };
      const { uploads, transport } = start(rules, over);
      uploads.add([file('a.pdf')]);
      await settle();
      const calls = storedFileCalls(transport, rules, createTranslate());
      const stored = { path: '/media/w/assets/a.pdf', name: 'a.pdf', custom: '' };
      await calls.open(stored);
      await calls.remove(stored);
      expect(called).toEqual(['signed-url', 'get', 'delete'].map((call) => [call, isPrivate]));
      vi.unstubAllGlobals();
    },
  );

  it('UPL-25 requests at the path of the field if it names one', async () => {
    const { uploads } = start({ signedUrl: '/visitor-signed-url' });
    uploads.add([file('a.pdf')]);
    await settle();
    expect(log).toContain('call /visitor-signed-url');
    expect(log).not.toContain('call /signed');
  });

  it('sends nothing without an address, shows why, and continues with the next', async () => {
    const signedUrl = vi
      .fn()
      .mockRejectedValueOnce(new UploadFailure(['A', 'B']))
      .mockResolvedValue({ url: 'https://cdn/b?s' });
    const { uploads, queue } = start({}, { signedUrl });
    uploads.add([file('a.pdf'), file('b.pdf')]);
    await settle();
    expect(log).toEqual(
      [
        'queue',
        'toast A',
        'toast B',
        'PUT https://cdn/b?s',
        ...['queue', 'file_uploaded https://cdn/b', 'all-completed 1'].slice(1),
      ].toSpliced(1, 0, 'queue'),
    );
    expect(queue()).toMatchObject([{ name: 'a.pdf', state: 'failed', message: 'A B' }]);
  });

  it('refuses what the server would refuse, without a call', async () => {
    const { uploads, queue } = start();
    const huge = Object.defineProperty(file('film.mp4'), 'size', { value: 2 * 1024 ** 3 });
    uploads.add([file('a.exe'), huge, new File([], 'leeg.pdf')]);
    await settle();
    expect(queue().map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Dit soort bestand kunnen we niet aannemen\. Kies JPEG, .* of OTF\.$/),
      'Dit bestand is te groot. Kies een bestand van hooguit 100 MB.',
      'Dit bestand is leeg.',
    ]);
    expect(log.filter((line) => line.startsWith('call'))).toEqual([]);
  });

  it('shows what is wrong with a picture that cannot be decoded, and sends nothing', async () => {
    const { uploads, queue } = start();
    uploads.add([file('kapot.png')]);
    await settle();
    expect(queue()).toMatchObject([
      {
        message: 'Deze afbeelding is beschadigd of te groot om te openen. Kies een andere.',
        canRetry: false,
      },
    ]);
    expect(log.filter((line) => line.startsWith('PUT'))).toEqual([]);
  });

  it.each<[ErrorBody['code'], boolean]>([
    ['upload_refused', false],
    ['upload_not_now', true],
    ['internal', true],
  ])('lets the user try again after %s: %s', async (code, canRetry) => {
    const put = vi
      .fn()
      .mockRejectedValue(
        uploadFailure({ ok: false, status: 422, error: { code, errors: { file: ['Nee'] } } }),
      );
    const { uploads, queue } = start({}, { put });
    uploads.add([file('a.pdf')]);
    await settle();
    expect(queue()).toMatchObject([{ state: 'failed', message: 'Nee', canRetry }]);
  });

  it('continues after a lost connection, at the same address', async () => {
    const put = vi
      .fn()
      .mockRejectedValueOnce(new UploadFailure([], { isLost: true }))
      .mockResolvedValue(undefined);
    const { uploads, queue } = start({}, { put });
    uploads.add([file('a.pdf')]);
    await settle();
    expect(queue()).toMatchObject([{ state: 'lost' }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(put.mock.calls.map(([url]) => url as string)).toEqual(Array(2).fill('https://cdn/1.jpeg?sig=1'));
    expect(log.at(-1)).toBe('all-completed 1');
  });

  it('continues as soon as the browser is online again', async () => {
    const put = vi
      .fn()
      .mockRejectedValueOnce(new UploadFailure([], { isLost: true }))
      .mockResolvedValue(undefined);
    const { uploads } = start({}, { put });
    uploads.add([file('a.pdf')]);
    await settle();
    globalThis.dispatchEvent(new Event('online'));
    await settle();
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('stops a file that the user cancels, and does not report it', async () => {
    const put: UploadTransport['put'] = (url, _body, { signal }) => {
      log.push(`PUT ${url}`);
      return url.includes('/1')
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('abort'))))
        : Promise.resolve();
    };
    const { uploads, queue } = start({}, { put });
    uploads.add([file('a.pdf'), file('b.pdf')]);
    await settle();
    uploads.cancel('1');
    await settle();
    expect(queue()).toEqual([]);
    expect(log.filter((line) => line.startsWith('file_uploaded'))).toEqual([
      'file_uploaded https://cdn/2.jpeg',
    ]);
    expect(log.at(-1)).toBe('all-completed 1');
  });

  it.each<[string, Partial<UploadTransport>]>([
    ['the question where it may go', { signedUrl: () => new Promise(() => undefined) }],
    ['sending it', { put: () => new Promise(() => undefined) }],
    ['a lost connection', { put: async () => Promise.reject(new UploadFailure([], { isLost: true })) }],
  ])('is no longer busy once a file is given up during %s', async (_, over) => {
    const busyStates: boolean[] = [];
    const { uploads } = start({}, { ...over, watch: () => (isBusy) => void busyStates.push(isBusy) });
    uploads.add([file('a.pdf')]);
    await settle();
    expect(busyStates.at(-1)).toBe(true);
    uploads.cancel('1');
    expect(busyStates.at(-1)).toBe(false);
    await settle();
    expect(busyStates.at(-1)).toBe(false);
  });

  it('is busy until a file is stored or refused, and not after it was closed', async () => {
    const busyStates: boolean[] = [];
    const put = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new UploadFailure(['Vol']))
      .mockReturnValue(new Promise(() => undefined));
    const { uploads } = start({}, { put, watch: () => (isBusy) => void busyStates.push(isBusy) });
    for (const name of ['a.pdf', 'b.pdf']) {
      uploads.add([file(name)]);
      expect(busyStates.at(-1)).toBe(true);
      await settle();
      expect(busyStates.at(-1)).toBe(false);
    }
    uploads.add([file('c.pdf')]);
    await settle();
    expect(busyStates.at(-1)).toBe(true);
    uploads.close();
    expect(busyStates.at(-1)).toBe(false);
  });

  it('requests a new address when the user retries a failed file', async () => {
    const put = vi
      .fn()
      .mockRejectedValueOnce(new UploadFailure(['Verlopen']))
      .mockResolvedValue(undefined);
    const { uploads } = start({}, { put });
    uploads.add([file('a.pdf')]);
    await settle();
    uploads.retry('1');
    await settle();
    expect(put.mock.calls.map(([url]) => url as string)).toEqual([
      'https://cdn/1.jpeg?sig=1',
      'https://cdn/2.jpeg?sig=1',
    ]);
  });

  it('reports nothing after it was closed', async () => {
    const { uploads } = start();
    uploads.add([file('a.pdf')]);
    uploads.close();
    await settle();
    expect(log.filter((line) => /^(PUT|file_|all-)/.test(line))).toEqual([]);
  });
});

import { createTranslate } from '@etalage/texts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinedFiles } from './joined-files.ts';
import { optimisePicture } from './optimise-picture.ts';
import { putFile } from './put-file.ts';
import { storedFileCalls } from './stored-file-calls.ts';
import { uploadRules } from './upload-rules.ts';
import { fileAddress, filePathOf, UploadFailure, type UploadTransport } from './upload-transport.ts';

const encoder = vi.hoisted(() => vi.fn());
vi.mock('compressorjs', () => ({
  default: class {
    constructor(file: File, options: { success: (blob: Blob) => void }) {
      encoder(file, options);
      options.success(new Blob(['klein']));
    }
  },
}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('addresses of files', () => {
  it('UPL-45 serves files from the CDN', () => {
    expect(fileAddress('assets/a.jpeg', 'https://cdn.test')).toBe('https://cdn.test/assets/a.jpeg');
    expect(fileAddress('https://elders.test/a.jpeg', 'https://cdn.test')).toBe('https://elders.test/a.jpeg');
  });

  it('API-33 sends a path relative to the CDN', () => {
    expect(filePathOf('https://cdn.test/demo/a.svg', 'https://cdn.test')).toBe('https://cdn.test/demo/a.svg');
    expect(filePathOf('https://cdn.test/assets/a.jpeg', 'https://cdn.test')).toBe('assets/a.jpeg');
    expect(filePathOf('assets/a.jpeg', 'https://cdn.test')).toBe('assets/a.jpeg');
  });

  it.each([false, true])('API-33 deletes a file by that path, private: %s', async (isPrivate) => {
    const deleteFile = vi.fn(async () => ({ deleted: true }));
    const transport = { cdn: 'https://cdn.test', deleteFile } as Partial<UploadTransport> as UploadTransport;
    const rules = uploadRules({ settings: { isPrivate } }, { pictures: true, defaultMax: 1 });
    const file = { path: 'https://cdn.test/assets/a.jpeg', name: 'a.jpeg', custom: '' };
    await storedFileCalls(transport, rules, createTranslate()).remove(file);
    expect(deleteFile.mock.calls).toEqual([[{ filePath: 'assets/a.jpeg', isPrivate }, undefined]]);
  });
});

describe('joinedFiles', () => {
  it('adds new files after the previous value', () => {
    const added = [
      { path: 'a.pdf', name: 'a.pdf', custom: '' },
      { path: 'b.pdf', name: 'b.pdf', custom: '' },
    ];
    expect(joinedFiles('x.pdf', added)).toBe('x.pdf|a.pdf|b.pdf');
    expect(joinedFiles('', added)).toBe('a.pdf|b.pdf');
    const existing = { path: 'u', name: 'x', custom: 'Een stoel' };
    expect(joinedFiles([existing], added)).toEqual([existing, ...added]);
  });
});

describe('optimisePicture', () => {
  const rules = uploadRules({ settings: { maxWidth: 500 } }, { pictures: true, defaultMax: 1 });
  const file = new File(['x'], 'a.png');

  it('UPL-17 encodes with quality 0.85, within the limits of the field', async () => {
    const plan = { filePath: 'assets/a.jpeg', contentType: 'image/jpeg', isOptimised: true };
    await optimisePicture(file, plan, rules);
    expect(encoder).toHaveBeenCalledWith(
      file,
      expect.objectContaining({ quality: 0.85, maxWidth: 500, maxHeight: 1440, mimeType: 'image/jpeg' }),
    );
  });

  it('does not change other files', async () => {
    const plan = { filePath: 'assets/a.svg', contentType: 'image/svg+xml', isOptimised: false };
    expect(await optimisePicture(file, plan, rules)).toBe(file);
  });
});

describe('putFile', () => {
  class FakeRequest {
    static made: FakeRequest;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 204;
    responseText = '';
    timeout = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    calls: unknown[] = [];
    constructor() {
      FakeRequest.made = this;
    }
    open = (...words: unknown[]) => this.calls.push(['open', ...words]);
    setRequestHeader = (...words: unknown[]) => this.calls.push(words);
    send = (body: unknown) => this.calls.push(['send', body]);
    abort = () => this.onabort?.();
  }
  const put = (signal = new AbortController().signal) => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const progress: number[] = [];
    const body = new Blob(['x']);
    const sent = putFile('/url', body, {
      contentType: 'image/jpeg',
      onProgress: (part) => progress.push(part),
      signal,
    });
    return { sent, progress, body, request: FakeRequest.made };
  };

  it('UPL-31 waits without limit, and reports how much was sent', async () => {
    const { sent, progress, body, request } = put();
    expect(request.timeout).toBe(99_999_999);
    request.upload.onprogress?.({ loaded: 5, total: 10 });
    request.onload?.();
    await sent;
    expect(progress).toEqual([0.5]);
    expect(request.calls).toEqual([
      ['open', 'PUT', '/url'],
      ['content-type', 'image/jpeg'],
      ['send', body],
    ]);
  });

  it('rejects with the messages of a refusal', async () => {
    const { sent, request } = put();
    Object.assign(request, {
      status: 422,
      responseText: '{"code":"upload_refused","errors":{"file":["Te groot"]}}',
    });
    request.onload?.();
    await expect(sent).rejects.toMatchObject({ messages: ['Te groot'], isLost: false });
  });

  describe('of a photo that the server converts', () => {
    const waits = (...replies: { status?: number; body: object }[]) => {
      vi.useFakeTimers();
      const requests: string[] = [];
      vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
        signal?.throwIfAborted();
        requests.push(address);
        const { status = 200, body } = replies[Math.min(requests.length, replies.length) - 1] ?? { body: {} };
        return new Response(JSON.stringify(body), { status });
      });
      const controller = new AbortController();
      const started = put(controller.signal);
      Object.assign(started.request, { status: 202, responseText: '{"status_url":"/hoe"}' });
      started.request.onload?.();
      return { ...started, requests, controller };
    };

    it('polls every second until it is ready', async () => {
      const { sent, requests, progress } = waits(
        { body: { state: 'converting' } },
        { body: { state: 'stored' } },
      );
      await vi.advanceTimersByTimeAsync(2000);
      await sent;
      expect(requests).toEqual(['/hoe', '/hoe']);
      expect(progress).toEqual([1]);
    });

    it('rejects with the message of a photo that cannot be read', async () => {
      const { sent } = waits({
        status: 422,
        body: { code: 'upload_refused', errors: { file: ['Geen HEIC'] } },
      });
      const refused = expect(sent).rejects.toMatchObject({ messages: ['Geen HEIC'], isLost: false });
      await vi.advanceTimersByTimeAsync(1000);
      await refused;
    });

    it('stops polling when it is cancelled', async () => {
      const { sent, requests, controller } = waits({ body: { state: 'converting' } });
      const stopped = expect(sent).rejects.toMatchObject({ name: 'AbortError' });
      await vi.advanceTimersByTimeAsync(1000);
      controller.abort();
      await vi.advanceTimersByTimeAsync(5000);
      await stopped;
      expect(requests).toHaveLength(1);
    });
  });

  it.each([409, 502, 503, 504])('counts %i as a lost connection', async (status) => {
    const { sent, request } = put();
    Object.assign(request, { status, responseText: '<html>' });
    request.onload?.();
    await expect(sent).rejects.toMatchObject({ messages: [], isLost: true });
  });

  it('distinguishes a lost connection from a cancelled upload', async () => {
    const lost = put();
    lost.request.onerror?.();
    await expect(lost.sent).rejects.toBeInstanceOf(UploadFailure);
    const controller = new AbortController();
    const cancelled = put(controller.signal);
    controller.abort();
    await expect(cancelled.sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});

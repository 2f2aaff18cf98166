import type { UploadTransport } from '@etalage/form-engine/editor';
import { expect, it } from 'vitest';
import { watchUploads } from './watch-uploads.ts';

it('is busy while a file of one of the fields is being uploaded', () => {
  const states: boolean[] = [];
  const watching = watchUploads({} as UploadTransport, (isBusy) => void states.push(isBusy));
  const picture = watching.watch?.();
  const brochure = watching.watch?.();
  picture?.(true);
  picture?.(true);
  brochure?.(true);
  picture?.(false);
  expect(states).toEqual([true, true, true, true]);
  brochure?.(false);
  expect(states.at(-1)).toBe(false);
});

import type { Translate } from '@etalage/texts';
import type { QueuedFile } from './upload-queue.ts';

/** The state of a file as text; the reason of a failure is in its message. */
export function stateText({ state, progress }: QueuedFile, t: Translate): string {
  if (state === 'waiting') return t('files_waiting');
  if (state === 'lost') return t('files_lost');
  if (state !== 'sending') return t('files_preparing');
  // All bytes are sent; the server checks them.
  if (progress >= 1) return t('files_handling');
  return t('files_sending', { percent: String(Math.floor(progress * 100)) });
}

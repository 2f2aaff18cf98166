import type { Clock } from '../../saving/clock.ts';
import { isSaved, type SaveQueue } from './save-queue.ts';
import type { UnsentRecord, UnsentStorage } from './unsent-record.ts';

interface UnsentStoreOptions {
  /** The document, e.g. `page:12`. */
  key: string;
  client: string;
  storage: UnsentStorage;
  clock: Clock;
  /** Receives the newest record that an ended tab left, or null. */
  onChange: (orphan: UnsentRecord | null) => void;
}

/** Stores on this computer what the server does not have yet, and finds what an ended tab left. */
export function createUnsentStore({ key, client, storage, clock, onChange }: UnsentStoreOptions) {
  let orphan: UnsentRecord | null = null;
  let isHandedOver = false;

  async function look() {
    const found = await storage.orphans(key).catch(() => []);
    orphan = found.sort((a, b) => a.saved_at - b.saved_at).at(-1) ?? null;
    onChange(orphan);
  }

  return {
    look,
    /** The newest record that an ended tab left. */
    orphan: () => orphan,
    keep(queue: SaveQueue) {
      if (isSaved(queue) || isHandedOver) return storage.remove(key, client);
      const { client: of, revision, sequence, waiting, travelling } = queue;
      storage.keep({
        document: key,
        client,
        saved_at: clock.now(),
        queue: { client: of, revision, sequence, waiting, travelling },
      });
    },
    /** The server stores this tab's work as a version of its own, so the copy on this computer is removed. */
    handOver() {
      isHandedOver = true;
      storage.remove(key, client);
    },
    async discard(record: UnsentRecord) {
      storage.remove(key, record.client);
      await look();
    },
    /** The session has ended: a record that it leaves counts as an orphan. */
    release: () => storage.release(key, client),
  };
}

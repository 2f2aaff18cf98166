import { IMMEDIATE_FIELDS, type CustomerField } from '@etalage/shop-domain';

const WAIT = 300;

/** Saves what is typed in the background and can be awaited. */
export interface DraftSaver {
  /** Saves a changed field 300 ms after the last key, or immediately if it changes prices (CHK-18 to CHK-20). */
  change(field: CustomerField): void;
  /** Saves pending changes and resolves when everything is saved; false when something could not be saved. */
  flush(): Promise<boolean>;
}

/**
 * Saves the whole record one call at a time, so that an older response never overwrites a newer one. Changes during a
 * call are saved after it; a failed save is retried by the next change or flush.
 */
export function createDraftSaver(save: () => Promise<boolean>): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let running: Promise<boolean> | undefined;

  const run = (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    // A caller that waited longer may have started another save by then; that one is awaited too.
    if (running) return running.then(run);
    if (!isDirty) return Promise.resolve(true);
    isDirty = false;
    running = save().then((isSaved) => {
      running = undefined;
      if (!isSaved) isDirty = true;
      return isSaved;
    });
    return running;
  };
  return {
    change(field) {
      isDirty = true;
      clearTimeout(timer);
      if (IMMEDIATE_FIELDS.has(field)) void run();
      else timer = setTimeout(() => void run(), WAIT);
    },
    flush: run,
  };
}

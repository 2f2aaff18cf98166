import { debounced, type Debounced } from '../../shop/controls/debounced.ts';

const WAIT = 200;

/** Debounces quantity changes per line before each is saved. */
export interface QuantitySaver {
  /** Saved 200 ms after the last change of this line (CART-14). */
  change(lineId: string, quantity: number): void;
  /** Drops the pending change of a line, because the line is removed. */
  forget(lineId: string): void;
  /** Saves pending changes now; resolves when no save is in progress any more. */
  settle(): Promise<void>;
}

/**
 * Handles lines separately: a change of one never delays or replaces that of another. Saves run one after the other.
 */
export function createQuantitySaver(
  save: (lineId: string, quantity: number) => Promise<void>,
): QuantitySaver {
  const waiting = new Map<string, Debounced<[number]>>();
  let saving = Promise.resolve();
  const saverOf = (lineId: string): Debounced<[number]> => {
    const known = waiting.get(lineId);
    if (known) return known;
    const made = debounced((quantity: number) => {
      saving = saving.then(() => save(lineId, quantity));
    }, WAIT);
    waiting.set(lineId, made);
    return made;
  };
  return {
    change: (lineId, quantity) => saverOf(lineId)(quantity),
    forget: (lineId) => waiting.get(lineId)?.cancel(),
    settle() {
      for (const line of waiting.values()) line.flush();
      return saving;
    },
  };
}

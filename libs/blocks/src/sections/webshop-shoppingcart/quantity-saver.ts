import { debounced, type Debounced } from '../../shop/debounced.ts';

const WAIT = 200;

/** Gathers quantity changes per line before each is saved. */
export interface QuantitySaver {
  /** Saved 200 ms after the last change of this line (CART-14). */
  change(lineId: string, quantity: number): void;
  /** Forgets what waits for a line, because it is removed. */
  forget(lineId: string): void;
  /** Saves what waits now; resolves when nothing is being saved any more. */
  settle(): Promise<void>;
}

/** Keeps lines apart: a change of one never delays or swallows that of another. Saves run one after the other. */
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

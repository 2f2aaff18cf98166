import { z } from 'zod';

const storedValues = z.array(z.object({ value: z.string(), color: z.string() })).catch([]);
export type HistoryValue = z.infer<typeof storedValues>[number];

/** What a change made of the values of a property; empty lists for what stayed. */
export interface ValueChanges {
  readonly added: readonly HistoryValue[];
  readonly removed: readonly HistoryValue[];
  /** Values that stayed, with the colour that they had and have. */
  readonly recolored: readonly { readonly before: HistoryValue; readonly after: HistoryValue }[];
  /** All values in their new order, if those that stayed have another one. */
  readonly order: readonly HistoryValue[];
}

/** What differs between the values of two states of a property, as its history keeps them. */
export function valueChangesOf(stored: unknown, next: unknown): ValueChanges {
  const before = storedValues.parse(stored);
  const after = storedValues.parse(next);
  const known = new Map(before.map((one) => [one.value, one]));
  const kept = new Set(after.map(({ value }) => value));
  const stayed = after.filter(({ value }) => known.has(value));
  const others = before.filter(({ value }) => kept.has(value));
  const isMoved = stayed.some(({ value }, place) => others[place]?.value !== value);
  return {
    added: after.filter(({ value }) => !known.has(value)),
    removed: before.filter(({ value }) => !kept.has(value)),
    recolored: stayed.flatMap((one) => {
      const earlier = known.get(one.value);
      return earlier && earlier.color !== one.color ? [{ before: earlier, after: one }] : [];
    }),
    order: isMoved ? after : [],
  };
}

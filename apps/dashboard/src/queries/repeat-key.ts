/** The `Idempotency-Key` of something that is made once, however often the sending of it is tried. */
export interface RepeatKey {
  /** The same key as long as the same is asked for; what is asked differently is something else. */
  for: (asked: unknown) => string;
  /** It was made: the next one is another. */
  made: () => void;
}

export function createRepeatKey(): RepeatKey {
  let last = { asked: '', key: '' };
  return {
    for(asked) {
      const text = JSON.stringify(asked);
      if (text !== last.asked || last.key === '') last = { asked: text, key: crypto.randomUUID() };
      return last.key;
    },
    made: () => void (last = { asked: '', key: '' }),
  };
}

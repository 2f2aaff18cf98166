/** The `Idempotency-Key` of something that is created once, however often the request is retried. */
export interface RepeatKey {
  /** The same key for an equal request; another request has another key. */
  for: (asked: unknown) => string;
  /** The request succeeded: an equal one after it has a new key. */
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

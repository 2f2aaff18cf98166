/** The `Idempotency-Key` of something that is created once, however often the request is retried. */
export interface RepeatKey {
  /** The same key for an equal request; another request has another key. */
  for: (request: unknown) => string;
  /** The request succeeded: an equal one after it has a new key. */
  made: () => void;
}

export function createRepeatKey(): RepeatKey {
  let last = { request: '', key: '' };
  return {
    for(request) {
      const text = JSON.stringify(request);
      if (text !== last.request || last.key === '') last = { request: text, key: crypto.randomUUID() };
      return last.key;
    },
    made() {
      last = { request: '', key: '' };
    },
  };
}

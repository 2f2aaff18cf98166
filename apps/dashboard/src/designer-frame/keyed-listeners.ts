/** Listeners by key; a key without listeners takes no memory. */
export function keyedListeners() {
  const listeners = new Map<string, Set<() => void>>();
  const notify = (keys: Iterable<string>) => {
    for (const key of keys) for (const listener of [...(listeners.get(key) ?? [])]) listener();
  };
  return {
    notify,
    notifyAll: () => notify([...listeners.keys()]),
    /** Calls back for this key until the returned function is called. */
    listen(key: string, listener: () => void) {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
      };
    },
  };
}

/**
 * A function of an object that never changes, such as the definition of a block: computed once for each object, and kept
 * for as long as the object exists. Not for objects of single requests: many short-lived keys slow the garbage collector.
 */
export function remembered<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { value: compute(key) };
      known.set(key, found);
    }
    return found.value;
  };
}

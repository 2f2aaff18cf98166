import { startTransition, useEffect, useState } from 'react';
import { type FieldPath, type FieldPathValues, type FieldValues, useFormContext } from 'react-hook-form';

/**
 * The values of fields, as `useWatch` returns them, but read and rendered when there is time: a key is painted before
 * whatever follows from it. `names` stay the same ones.
 */
export function useLaterWatch<Form extends FieldValues, const Names extends readonly FieldPath<Form>[]>(
  names: Names,
): FieldPathValues<Form, Names> {
  const { getValues, subscribe } = useFormContext<Form>();
  const [values, setValues] = useState(() =>
    structuredClone(getValues(names) as FieldPathValues<Form, Names>),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readLater = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // A copy, because the form changes its values in place.
        const read = getValues(names) as FieldPathValues<Form, Names>;
        startTransition(() => setValues(structuredClone(read)));
      });
    };
    const stop = subscribe({ name: [...names], formState: { values: true }, callback: readLater });
    // What changed before this ran.
    readLater();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [names, getValues, subscribe]);
  return values;
}

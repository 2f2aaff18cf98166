import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Loading } from './loading.tsx';

interface Options {
  /** What stands around the words while the component is not there; without it only the words do. */
  readonly around?: (words: ReactNode) => ReactNode;
}

/**
 * A component whose code is fetched when it is first shown. Until it is there it says so, and when it did not come it
 * offers another try. `React.lazy` does neither: it keeps a failure for good, and on a busy machine React puts the retry
 * of a `Suspense` off without end.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { around = (words) => words }: Options = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Lazily(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [state, setState] = useState<'loading' | 'failed'>('loading');
    const [attempt, setAttempt] = useState(1);
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (component) => {
          known = component;
          setLoaded(() => component);
        },
        () => setState('failed'),
      );
    }, [Loaded, attempt]);
    const tryAgain = () => {
      setState('loading');
      setAttempt(attempt + 1);
    };
    if (Loaded) return <Loaded {...props} />;
    return around(<Loading state={state} reload={tryAgain} failure="formfield_part_load_failed" />);
  };
}

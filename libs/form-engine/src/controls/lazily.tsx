import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Loading } from './loading.tsx';

interface Options {
  /** Renders the parent of the loading message; without it the message is rendered alone. */
  readonly around?: (words: ReactNode) => ReactNode;
}

/**
 * A component whose code is fetched when it is first shown. It renders a message while it loads, and a button to retry
 * after a failure. `React.lazy` does neither: it caches a failure permanently, and on a busy machine React can delay the
 * retry of a `Suspense` indefinitely.
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

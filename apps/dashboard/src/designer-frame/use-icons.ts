import type { IconSource } from '@etalage/blocks/render';
import { useEffect, useState } from 'react';

const none: IconSource = () => undefined;

/** The icons of the set for the blocks on the page; fetched after the first render, so that this is not delayed. */
export function useIcons(): IconSource {
  const [icons, setIcons] = useState<IconSource>(() => none);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const painted = requestAnimationFrame(() => (timer = setTimeout(fetch)));
    const fetch = () =>
      void import('@etalage/form-engine/icons').then(({ iconSet }) =>
        setIcons((): IconSource => (name) => iconSet.get(name)),
      );
    return () => {
      cancelAnimationFrame(painted);
      clearTimeout(timer);
    };
  }, []);
  return icons;
}

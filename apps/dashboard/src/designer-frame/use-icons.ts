import type { IconSource } from '@etalage/blocks/render';
import { useEffect, useState } from 'react';

const none: IconSource = () => undefined;

/** The icons of the set for the blocks on the page; they come once the page is drawn. */
export function useIcons(): IconSource {
  const [icons, setIcons] = useState<IconSource>(() => none);
  useEffect(() => {
    void import('@etalage/form-engine/icons').then(({ iconSet }) =>
      setIcons((): IconSource => (name) => iconSet.get(name)),
    );
  }, []);
  return icons;
}

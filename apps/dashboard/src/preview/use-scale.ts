import { useLayoutEffect, useState, type RefObject } from 'react';

/** How much a window of this width is scaled down to fit in its place. */
export function useScale(place: RefObject<HTMLDivElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setRoom(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return Math.min(1, room / width);
}

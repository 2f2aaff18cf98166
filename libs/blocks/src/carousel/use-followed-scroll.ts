import { useEffect, useRef } from 'react';
import { followScroll } from './follow-scroll.ts';

/** Event on the document of the designer's frame after a file of a setting was stored (UPL-46). */
export const FILE_UPLOADED_EVENT = 'file_uploaded';

/**
 * The element of a carousel in the designer. It starts again when one of the settings changes, however deep in them, and
 * when a file was uploaded (SEC-46). For visitors it does nothing.
 */
export function useFollowedScroll(settings: unknown, editable: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const state = JSON.stringify(settings);
  useEffect(() => {
    const root = ref.current;
    if (!editable || !root) return undefined;
    let stop = followScroll(root);
    const again = () => {
      stop();
      stop = followScroll(root);
    };
    document.addEventListener(FILE_UPLOADED_EVENT, again);
    return () => {
      document.removeEventListener(FILE_UPLOADED_EVENT, again);
      stop();
    };
  }, [state, editable]);
  return ref;
}

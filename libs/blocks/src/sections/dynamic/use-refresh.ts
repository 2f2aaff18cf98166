import { useEffect, useState } from 'react';
import type { CustomCode } from './frame-document.ts';

/** Milliseconds without a key press after which the preview follows (CODE-02). */
const PAUSE = 300;

/** The code that the preview shows: what is typed, after a pause, or what was typed when it was last refreshed. */
export function useRefresh(typed: CustomCode, isDirect: boolean) {
  const [shown, setShown] = useState(typed);
  const { html, script, css } = typed;
  const isOld = html !== shown.html || script !== shown.script || css !== shown.css;
  useEffect(() => {
    if (!isDirect || !isOld) return undefined;
    const timer = setTimeout(() => setShown({ html, script, css }), PAUSE);
    return () => clearTimeout(timer);
  }, [isDirect, isOld, html, script, css]);
  return { shown, isOld: isOld && !isDirect, refresh: () => setShown(typed) };
}

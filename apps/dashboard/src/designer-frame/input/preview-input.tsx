import { useEffect } from 'react';

/** Events of a preview whose default action would leave it. */
const prevented = ['click', 'auxclick', 'submit', 'dragstart'] as const;

/** Lets an owner try what is shown, such as a menu that opens, without following links or sending forms. */
export function PreviewInput() {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const prevent = (event: Event) => {
      const isSummary = event.target instanceof Element && event.target.closest('summary');
      if (!isSummary) event.preventDefault();
    };
    for (const name of prevented) window.addEventListener(name, prevent, options);
    return () => controller.abort();
  }, []);
  return null;
}

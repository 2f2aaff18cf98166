import type { CART_CHANGED_EVENT } from '../../runtime/behaviour.ts';

// The value instead of an import, which would be a separate file on every page.
const CART_CHANGED: typeof CART_CHANGED_EVENT = 'etalage:cart-changed';
const STEPS = '[data-explanation]';

/** Reads the steps to an amount again when the cart has changed, once somebody looks at them: no old step is shown. */
export function start(element: HTMLElement): void {
  const details = element as HTMLDetailsElement;
  const steps = details.querySelector<HTMLElement>(STEPS);
  if (!steps) return;
  let asked = 0;
  const read = async (): Promise<void> => {
    if (!steps.hidden || !details.open) return;
    asked += 1;
    const own = asked;
    const fresh = await stepsOfPage().catch(() => null);
    if (own !== asked) return;
    // Without them nothing is explained: the cart is empty now, or could not be read.
    if (!fresh) details.open = false;
    else {
      steps.replaceChildren(...fresh.childNodes);
      steps.hidden = false;
    }
  };
  document.addEventListener(CART_CHANGED, () => {
    steps.hidden = true;
    void read();
  });
  details.addEventListener('toggle', () => void read());
}

async function stepsOfPage(): Promise<Element | null> {
  const reply = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' } });
  if (!reply.ok) return null;
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  return page.querySelector(STEPS);
}

import { variantOf, type Selection } from '@etalage/shop-domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { PICTURE_EVENT, STOCK_EVENT } from './panel-events.ts';
import type { PanelProduct } from './panel-product.ts';

/** The chosen variant of a product and what is sold out of it; the gallery of the page shows the picture of a choice. */
export function useVariant(
  form: RefObject<HTMLFormElement | null>,
  product: PanelProduct,
  selection: Selection,
  known: readonly string[],
) {
  const soldOut = useSoldOut(form, known);
  const variant = variantOf(product, selection);
  const picture = variant?.picture ?? '';
  const shown = useRef(picture);
  useEffect(() => {
    // The page itself shows the picture of what is chosen at first.
    if (picture === '' || picture === shown.current) return;
    shown.current = picture;
    document.dispatchEvent(new CustomEvent(PICTURE_EVENT, { detail: picture }));
  }, [picture]);
  return { variant, soldOut, isSoldOut: variant !== undefined && soldOut.has(variant.id) };
}

/** Ids of the variants that are sold out: what the server knew, then what the stock behaviour fetched. */
function useSoldOut(form: RefObject<HTMLFormElement | null>, known: readonly string[]): ReadonlySet<string> {
  const [soldOut, setSoldOut] = useState(() => new Set(known));
  useEffect(() => {
    const gate = form.current?.closest<HTMLElement>('[data-stock]');
    if (!gate) return undefined;
    const read = (): void => {
      const fetched = gate.dataset['soldOut'];
      if (fetched !== undefined) setSoldOut(new Set(JSON.parse(fetched) as string[]));
    };
    read();
    gate.addEventListener(STOCK_EVENT, read);
    return () => gate.removeEventListener(STOCK_EVENT, read);
  }, [form]);
  return soldOut;
}

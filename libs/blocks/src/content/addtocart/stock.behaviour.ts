import { failureCode, pageClient, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import type { StartBehaviour } from '../../runtime/behaviour.ts';
import { STOCK_EVENT } from './panel-events.ts';

/**
 * Fetches whether a product can be ordered now (PROD-09 to PROD-13). The element's `data-stock` changes from `pending`
 * through `loading` to `ready`, `out` or `failed`; styles show and hide by it, so that there is no layout shift. A
 * failure is logged and can be retried. `data-sold-out` then holds the variants that are sold out, and an event says so.
 */
export const start: StartBehaviour = (element) => {
  const { productId = '', loading = '', out = '' } = element.dataset;
  const status = element.querySelector('[data-stock-status]');
  const show = (stock: string, text: string): void => {
    element.dataset['stock'] = stock;
    if (status) status.textContent = text;
  };
  const ask = async (): Promise<void> => {
    show('loading', loading);
    const result = await postEndpoint(pageClient(), visitorCalls.getStock, {
      product_id: productId,
    });
    if (!result.ok) {
      console.error('get-stock failed', failureCode(result));
      show('failed', '');
      return;
    }
    element.dataset['soldOut'] = JSON.stringify(result.data.sold_out);
    element.dispatchEvent(new CustomEvent(STOCK_EVENT));
    if (result.data.in_stock) show('ready', '');
    else show('out', out);
  };
  element.querySelector('[data-stock-retry]')?.addEventListener('click', () => void ask());
  void ask();
};

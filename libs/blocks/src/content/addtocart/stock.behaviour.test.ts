import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STOCK_EVENT } from './panel-events.ts';
import { start } from './stock.behaviour.ts';

const fetchMock = vi.fn<typeof fetch>();
const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  document.body.innerHTML = `<div data-stock="pending" data-product-id="p1" data-loading="Laden" data-out="Op">
    <p data-stock-status></p><button data-stock-retry></button></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

const gate = () => document.querySelector<HTMLElement>('[data-stock]') as HTMLElement;
const state = () => [gate().dataset['stock'], gate().querySelector('p')?.textContent];

describe('stock behaviour', () => {
  it('waits for the answer and then shows the form', async () => {
    fetchMock.mockResolvedValue(reply({ in_stock: true, sold_out: [] }));
    start(gate());
    expect(state()).toEqual(['loading', 'Laden']);
    await vi.waitFor(() => expect(state()).toEqual(['ready', '']));
  });

  it('shows that a product is sold out', async () => {
    fetchMock.mockResolvedValue(reply({ in_stock: false, sold_out: [] }));
    start(gate());
    await vi.waitFor(() => expect(state()).toEqual(['out', 'Op']));
  });

  it('says which variants are sold out', async () => {
    fetchMock.mockResolvedValue(reply({ in_stock: true, sold_out: ['eik', 'noot'] }));
    const told = vi.fn<(soldOut: string) => void>();
    gate().addEventListener(STOCK_EVENT, () => told(gate().dataset['soldOut'] ?? ''));
    start(gate());
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['["eik","noot"]']]));
  });

  it('logs a failure once and retries on demand', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockResolvedValueOnce(reply({ code: 'internal', errors: {} }, 500));
    start(gate());
    await vi.waitFor(() => expect(state()[0]).toBe('failed'));
    expect(log).toHaveBeenCalledTimes(1);
    fetchMock.mockResolvedValueOnce(reply({ in_stock: true, sold_out: [] }));
    gate().querySelector('button')?.click();
    await vi.waitFor(() => expect(state()[0]).toBe('ready'));
  });
});

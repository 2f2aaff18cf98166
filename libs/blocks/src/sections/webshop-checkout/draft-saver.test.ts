import { IMMEDIATE_FIELDS, type CustomerField } from '@etalage/shop-domain';
import { customer } from '@etalage/shop-domain/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deferred() {
  const waiting: ((isSaved: boolean) => void)[] = [];
  const save = vi.fn(() => new Promise<boolean>((resolve) => waiting.push(resolve)));
  return { save, answer: (isSaved: boolean) => waiting.shift()?.(isSaved) };
}

describe('createDraftSaver', () => {
  it('CHK-18 saves once, 300 ms after the last key', async () => {
    const save = vi.fn(async () => true);
    const saver = createDraftSaver(save);
    for (const _key of 'Jan') {
      saver.change('invoice_firstname');
      await vi.advanceTimersByTimeAsync(60);
    }
    await vi.advanceTimersByTimeAsync(239);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('saves an immediate field without waiting', () => {
    const save = vi.fn(async () => true);
    createDraftSaver(save).change('invoice_country');
    expect(save).toHaveBeenCalledTimes(1);
    const saveBoth = vi.fn(async () => true);
    const saver = createDraftSaver(saveBoth);
    saver.change('invoice_city');
    expect(saveBoth).not.toHaveBeenCalled();
    saver.change('invoice_country');
    expect(saveBoth).toHaveBeenCalledTimes(1);
  });

  it('CHK-20 saves immediately for country, postcode, number, company switch, tax number and other address only', () => {
    const atOnce = (Object.keys(customer.shape) as CustomerField[]).filter((field) => {
      const save = vi.fn(async () => true);
      createDraftSaver(save).change(field);
      return save.mock.calls.length === 1;
    });
    expect(atOnce).toEqual([
      'invoice_is_company',
      'invoice_tax_number',
      'invoice_number',
      'invoice_postcode',
      'invoice_country',
      'custom_shipping_information',
      'shipping_number',
      'shipping_postcode',
      'shipping_country',
    ]);
    expect(new Set(atOnce)).toEqual(IMMEDIATE_FIELDS);
  });

  it('saves pending changes when flushed and returns the result', async () => {
    const saver = createDraftSaver(vi.fn(async () => true));
    saver.change('invoice_city');
    expect(await saver.flush()).toBe(true);
  });

  it('reports to a flush that a save failed, and retries at the next', async () => {
    const save = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const saver = createDraftSaver(save);
    saver.change('invoice_city');
    expect(await saver.flush()).toBe(false);
    expect(await saver.flush()).toBe(true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('never has two saves in progress and saves again what changed meanwhile', async () => {
    const { save, answer } = deferred();
    const saver = createDraftSaver(save);
    saver.change('invoice_country');
    saver.change('invoice_postcode');
    expect(save).toHaveBeenCalledTimes(1);
    answer(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(2);
    const flushed = saver.flush();
    answer(true);
    expect(await flushed).toBe(true);
  });

  it('flushes a save that another change has started by then', async () => {
    const { save, answer } = deferred();
    const saver = createDraftSaver(save);
    saver.change('invoice_country');
    saver.change('invoice_postcode');
    const done = vi.fn();
    void saver.flush().then(done);
    answer(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(2);
    expect(done).not.toHaveBeenCalled();
    answer(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledWith(true);
  });

  it('has nothing to flush when nothing changed', async () => {
    const save = vi.fn(async () => true);
    expect(await createDraftSaver(save).flush()).toBe(true);
    expect(save).not.toHaveBeenCalled();
  });
});

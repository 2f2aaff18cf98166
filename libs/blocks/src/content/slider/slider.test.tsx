import { pageDocument } from '@etalage/site-model/schema';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readBlock } from '../../runtime/read-block.ts';
import { ownFields } from '../../testing/own-fields.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import { slider } from './slider.schema.ts';

afterEach(cleanup);

const shown = (data: Record<string, unknown> = {}, editable = false) => {
  cleanup();
  return renderBlock('slider', { data, editable, slots: { slides: '<p>Een dia</p>' } });
};

describe('slider', () => {
  it('SLID-12 keeps its eight settings when it is saved and loaded', () => {
    const data = {
      carousel_identifier: 'verhalen',
      autoplay: '1',
      autoplay_speed: '2000',
      disable_dots: '1',
      disable_arrows: '0',
      type_animation: 'fade',
      mobile_quantity: '2',
      desktop_quantity: '3',
    };
    expect(ownFields(slider.fields)).toEqual(Object.keys(data).sort());
    const own = { id: 'own', type: 'slider', version: 1, data, slots: {} };
    const stored = JSON.stringify({ version: 1, root: ['own'], blocks: { own } });
    const loaded = pageDocument.parse(JSON.parse(stored)).blocks['own']!;
    expect(loaded.data).toEqual(data);
    expect(readBlock(slider, loaded)).toMatchObject({
      ok: true,
      data: {
        carousel_identifier: 'verhalen',
        autoplay: true,
        autoplay_speed: 2000,
        disable_dots: true,
        disable_arrows: false,
        type_animation: 'fade',
        mobile_quantity: 2,
        desktop_quantity: 3,
      },
    });
  });

  it('SLID-14 passes 3500 ms to the carousel unless it states a time', () => {
    const speed = (data: object) =>
      shown({ autoplay: '1', ...data })
        .querySelector('[data-autoplay]')
        ?.getAttribute('data-autoplay');
    expect([speed({}), speed({ autoplay_speed: '2000' })]).toEqual(['3500', '2000']);
    expect(shown().querySelector('[data-autoplay]')).toBeNull();
  });

  it('SLID-15 SLID-16 hides the dots and the arrows, each by its own switch', () => {
    const controls = (data: object) => {
      const block = shown({ ...data });
      return [block.querySelectorAll('[data-dot]').length, block.querySelectorAll('[data-step]').length];
    };
    expect(controls({})).toEqual([1, 2]);
    expect(controls({ disable_dots: '1' })).toEqual([0, 2]);
    expect(controls({ disable_arrows: '1' })).toEqual([1, 0]);
  });

  it('shows all slides in the designer, where nothing moves', () => {
    const block = shown({ autoplay: '1' }, true);
    expect(block.querySelector('[data-behaviour]')).toBeNull();
    expect(block.querySelector('[data-editing="rows"]')).not.toBeNull();
  });
});

import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../registry/schema-registry.ts';
import { renderBlock } from '../../testing/render-block.tsx';
import { pixels, shownStyle } from '../../testing/shown-style.ts';
import { featureNumbers, type FeatureType } from './feature-layouts.ts';

afterEach(cleanup);

const track = (part: number) => `minmax(0, ${part}fr)`;
const draw = (type: FeatureType, data: Record<string, string> = {}) => {
  cleanup();
  const slots = Object.fromEntries(featureNumbers(type).map((at) => [`block${at}`, `Blok ${at}`]));
  return renderBlock(type, { data, slots });
};

describe('rows of highlighted blocks', () => {
  it.each([
    ['welcomeOne', [1], 1],
    ['featureOne', [1, 1, 1], 3],
    ['featureOneTwo', [1, 1], 2],
    ['featureOneThree', [2, 1], 3],
    ['featureOneFour', [1, 1, 1, 1], 4],
  ] as const)('%s divides the width as %j and has %i blocks', (type, parts, count) => {
    const shown = draw(type);
    const blocks = [...shown.querySelectorAll('[data-block]')];
    expect(shownStyle(blocks[0]?.parentElement, 'grid-template-columns')).toBe(parts.map(track).join(' '));
    expect(blocks.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: count }, (_, index) => `Blok ${index + 1}`),
    );
  });

  it('has a picture of at most 1400 by 1400 behind each block, which is a darker ground for white text', () => {
    const { fields } = blockDefinitions.featureOne;
    for (const field of [fields.block_1_image, fields.block_2_image, fields.block_3_image]) {
      expect(field.definition.settings).toEqual({ maxFiles: 1, maxWidth: 1400, maxHeight: 1400 });
    }
    const shown = draw('featureOne', { block_2_image: '/media/a/2.jpg' });
    const [first, second] = shown.querySelectorAll('[data-block]');
    expect(second?.querySelector('img')?.getAttribute('src')).toContain('/media/a/2.jpg');
    expect([first, second].map((block) => block?.hasAttribute('data-picture'))).toEqual([false, true]);
  });

  it('is as high and aligned as set', () => {
    const data = { section_min_height: '40', text_vertical_position: 'items-end', alignment: 'center' };
    const block = draw('featureOneTwo', data).querySelector<HTMLElement>('[data-block]');
    expect(block?.closest('section')?.style.getPropertyValue('--smh')).toBe('10rem');
    expect(pixels(shownStyle(block, 'min-height'))).toBe(160);
    expect([shownStyle(block, 'align-items'), shownStyle(block, 'text-align')]).toEqual(['end', 'center']);
  });
});

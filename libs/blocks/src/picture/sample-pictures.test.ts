import { isSampleFile } from '@etalage/form-engine/schema';
import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import { blockDefinitions } from '../registry/schema-registry.ts';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { sampleLogos, samplePicture, samplePictures } from './sample-pictures.ts';

const svgOf = (address: string) => decodeURIComponent(address.slice(address.indexOf(',') + 1));
const elementOf = (address: string) =>
  new DOMParser().parseFromString(svgOf(address), 'image/svg+xml').documentElement;

it('sample pictures are valid drawings of 4 by 3, ten of which differ', () => {
  const pictures = samplePictures(10).split('|');
  expect(new Set(pictures).size).toBe(10);
  for (const picture of pictures) {
    const element = elementOf(picture);
    expect(element.querySelector('parsererror')).toBeNull();
    expect([element.tagName, element.getAttribute('viewBox')]).toEqual(['svg', '0 0 480 360']);
    expect(element.children.length).toBeGreaterThan(2);
  }
});

it('a sample logo has each name, and is a drawing 40 high', () => {
  const { logo_image, logo_alt } = sampleLogos(createTranslate());
  const logos = logo_image.split('|');
  expect(logo_alt).toBe('Havenwerk, Duin & Zand, Noordhout, De Linde, Veldhuis');
  const names = logos.map((logo) => elementOf(logo).querySelector('text')?.textContent);
  expect(names.join(', ')).toBe(logo_alt);
  expect(logos.every((logo) => elementOf(logo).getAttribute('height') === '40')).toBe(true);
});

it('pictures of new blocks are samples, within the limit of their field, and small enough for a page', () => {
  expect(isSampleFile(samplePicture(0))).toBe(true);
  const definitions: readonly BlockDefinition[] = Object.values(blockDefinitions);
  const started = definitions.flatMap((definition) => {
    const data = definition.starter?.(createTranslate()).data ?? {};
    return Object.entries(data).flatMap(([key, value]) => {
      const field = definition.fields[key]?.definition;
      return field?.type === 'image' ? [{ key, value: String(value), most: field.settings?.maxFiles }] : [];
    });
  });
  expect(started.length).toBeGreaterThan(10);
  for (const { value, most } of started) {
    expect(value.split('|').every(isSampleFile)).toBe(true);
    expect(value.split('|').length).toBeLessThanOrEqual(Number(most));
    expect(value.length).toBeLessThan(9000);
  }
});

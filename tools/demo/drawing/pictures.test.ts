import { describe, expect, it } from 'vitest';
import { demoProducts } from '../content/products/demo-products.ts';
import { pictureNamed, productSlugs } from './pictures.ts';

describe('pictures', () => {
  it('shows every product of the demo shop and no other', () => {
    expect([...productSlugs].sort()).toEqual(demoProducts.map(({ id }) => id).sort());
  });

  it.each(['stoel-sluis-1', 'kapstok-want-2', 'maatwerk'])('builds %s of sound meshes', (name) => {
    const { parts } = pictureNamed(name);
    for (const { vertices, faces } of parts) {
      expect(vertices.flat().every(Number.isFinite)).toBe(true);
      expect(faces.flat().every((corner) => corner >= 0 && corner < vertices.length)).toBe(true);
    }
  });

  it.each(['stoel-sluis-2', 'stoel-pier-2'])('shows %s from behind in front of the paper', (name) => {
    const { from, to } = pictureNamed(name).camera;
    expect(from[2]).toBeGreaterThan(to[2]);
  });

  it('throws for an unknown picture', () => {
    expect(() => pictureNamed('eenhoorn-1')).toThrow('eenhoorn-1');
  });
});

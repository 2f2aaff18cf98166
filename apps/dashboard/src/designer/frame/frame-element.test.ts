import { describe, expect, it } from 'vitest';
import { isDesignerPath } from './frame-element.ts';

describe('isDesignerPath', () => {
  it.each([
    '/paginas/pa_1',
    '/paginas/pa_1/',
    '/wm/templates/footer',
    '/w/atelier/paginas/pa_1',
    '/w/atelier/wm/templates/footer',
  ])('is true for %s', (path) => {
    expect(isDesignerPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/paginas',
    '/paginas/',
    '/paginas/pa_1/instellingen',
    '/wm/templates',
    '/inloggen',
    '/x/paginas/pa_1',
    '/w/atelier/paginas',
  ])('is false for %s', (path) => {
    expect(isDesignerPath(path)).toBe(false);
  });
});

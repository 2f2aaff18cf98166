import { describe, expect, it } from 'vitest';
import { isDesignerPath } from './frame-element.ts';

describe('isDesignerPath', () => {
  it.each(['/paginas/pa_1', '/paginas/pa_1/', '/wm/templates/footer'])('has %s open the designer', (path) => {
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
  ])('starts no canvas at %s', (path) => {
    expect(isDesignerPath(path)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { dashboardPath, readDashboardPath } from './dashboard-path.ts';

describe('dashboardPath', () => {
  it.each([
    ['/', '/w/atelier-noord'],
    ['/paginas', '/w/atelier-noord/paginas'],
    ['/inzendingen?formulier=f1', '/w/atelier-noord/inzendingen?formulier=f1'],
  ])('of %s is %s', (path, address) => expect(dashboardPath('atelier-noord', path)).toBe(address));
});

describe('readDashboardPath', () => {
  it.each([
    ['/w/atelier-noord/paginas/pa_1', 'atelier-noord', '/paginas/pa_1'],
    ['/w/atelier-noord', 'atelier-noord', '/'],
    ['/w/atelier-noord/', 'atelier-noord', '/'],
    // A website may have the name of a screen.
    ['/w/paginas/paginas', 'paginas', '/paginas'],
    ['/wm/templates/7', undefined, '/wm/templates/7'],
    ['/w/', undefined, '/w/'],
    ['/', undefined, '/'],
  ])('of %s names the website %s and %s', (pathname, website, path) =>
    expect(readDashboardPath(pathname)).toEqual({ website, path }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRedirect, wrongChains } from './check-redirects.ts';
import { readRedirect } from './read-redirect.ts';
import { redirectLocation, redirectSources, redirectTarget } from './redirect-target.ts';

const hosts = ['winkel.nl', 'localhost:3000'];
const read = (from: string, to = '/nieuw', kind = '') => readRedirect({ from, to, kind }, hosts);

describe('readRedirect', () => {
  it.each([
    ['/oud', '/oud'],
    [' oud/tafel/ ', '/oud/tafel'],
    ['//dubbel', undefined],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['https://winkel.nl/oud/', '/oud'],
    ['http://localhost:3000/oud', '/oud'],
    ['/oud/*', '/oud/*'],
    ['/*', '/*'],
    ['/product.php', '/product.php'],
  ])('stores the path %j as %j', (typed, from) => {
    expect(read(typed).redirect?.from).toBe(from);
  });

  it.each([
    ['', 'from_missing'],
    ['/', 'from_home'],
    ['https://winkel.nl', 'from_home'],
    ['/oud?id=3', 'from_query'],
    ['/oud#top', 'from_query'],
    ['https://ander.nl/oud', 'from_elsewhere'],
    ['javascript:alert(1)', 'from_elsewhere'],
    ['/oud*', 'from_star'],
    ['/*/oud', 'from_star'],
    ['/oud/*/*', 'from_star'],
    ['^/blog/(.*)$', 'from_regex'],
    ['/blog/.*', 'from_regex'],
    ['/oud$/', 'from_regex'],
    ['/a/../b', 'from_malformed'],
    ['/a\\b', 'from_malformed'],
    [`/${'x'.repeat(501)}`, 'from_long'],
  ])('refuses the path %j: %s', (typed, issue) => {
    expect(read(typed).problems).toEqual([{ field: 'from', issue }]);
  });

  it.each([
    ['nieuw/', '/nieuw'],
    ['/', '/'],
    ['/tafels?kleur=rood&x=1#top', '/tafels?kleur=rood&x=1#top'],
    ['https://winkel.nl/nieuw/?x', '/nieuw?x'],
    ['https://ander.nl', 'https://ander.nl/'],
    ['https://ander.nl/é', 'https://ander.nl/%C3%A9'],
  ])('stores the target %j as %j', (typed, to) => {
    expect(read('/oud', typed).redirect?.to).toBe(to);
  });

  it.each([
    ['', 'to_missing'],
    ['http://ander.nl', 'to_http'],
    ['//ander.nl', 'to_malformed'],
    ['www.ander.nl', 'to_malformed'],
    ['javascript:alert(1)', 'to_malformed'],
    ['https://jan:geheim@ander.nl', 'to_malformed'],
    ['https://', 'to_malformed'],
    ['/a\\b', 'to_malformed'],
    ['/nieuw/*', 'to_star'],
    ['/nieuw*', 'to_star'],
    ['/oud', 'to_same'],
    ['https://winkel.nl/oud', 'to_same'],
    [`/${'x'.repeat(2000)}`, 'to_long'],
  ])('refuses the target %j: %s', (typed, issue) => {
    expect(read('/oud', typed).problems).toEqual([{ field: 'to', issue }]);
  });

  it('refuses a star in a query, which would not be the rest', () => {
    expect(read('/oud/*', '/nieuw?x=/*').problems).toEqual([{ field: 'to', issue: 'to_star' }]);
  });

  it.each([
    ['', true],
    ['301', true],
    ['308', true],
    ['Blijvend', true],
    ['302', false],
    ['307', false],
    ['tijdelijk', false],
    ['410', undefined],
  ])('reads the kind %j', (kind, permanent) => {
    expect(read('/oud', '/nieuw', kind).redirect?.permanent).toBe(permanent);
  });

  it('reports both fields at once', () => {
    expect(read('', '').problems?.map(({ field }) => field)).toEqual(['from', 'to']);
  });

  it('reads what it stored as the same again', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webPath(), (from, to) => {
        const { redirect } = read(from, to);
        if (redirect) expect(read(redirect.from, redirect.to).redirect).toEqual(redirect);
      }),
    );
  });
});

describe('the redirect of a path', () => {
  const rules = new Map(
    [
      { from: '/oud/*', to: '/nieuw/*' },
      { from: '/oud/kast/*', to: '/kasten' },
      { from: '/oud/kast/hoog', to: '/kasten/hoog' },
    ].map((rule) => [rule.from, rule]),
  );

  it.each<[string, string | undefined, string]>([
    ['/oud/kast/hoog', '/kasten/hoog', 'exact beats every pattern'],
    ['/oud/kast/laag', '/kasten', 'the longest pattern beats a shorter one'],
    ['/oud/tafel/rond', '/nieuw/tafel/rond', 'the rest is carried over'],
    ['/oud', undefined, 'a pattern does not stand for the path above it'],
    ['/oudere/kast', undefined, 'a pattern stands for whole parts'],
  ])('of %s is to %s: %s', (path, target) => {
    const rule = findRedirect(rules, path);
    expect(rule && redirectTarget(rule, path)).toBe(target);
  });

  it('is looked for at most once per part of the path, however long that is', () => {
    expect(redirectSources('/a/b/c')).toEqual(['/a/b/c', '/a/b/*', '/a/*', '/*']);
    expect(redirectSources('/')).toEqual(['/']);
    expect(redirectSources('/a'.repeat(5000))).toHaveLength(251);
  });

  it.each(['/oud//evil.nl', '/oud/\\evil.nl', '/oud/\t/evil.nl', '/oud/\n//evil.nl'])(
    'never leaves the website for %j',
    (path) => {
      const location = redirectLocation({ from: '/oud/*', to: '/*' }, path);
      expect(new URL(location, 'https://winkel.nl').host).toBe('winkel.nl');
    },
  );

  it.each([
    ['/café', '/caf%C3%A9'],
    ['/a b', '/a%20b'],
    ['/a%2Fb', '/a%2Fb'],
    ['/100%', '/100%25'],
    ['/x?q=caf%C3%A9 é#deel', '/x?q=caf%C3%A9%20%C3%A9#deel'],
    ['https://ander.nl/%C3%A9?x=%20', 'https://ander.nl/%C3%A9?x=%20'],
  ])('is sent encoded once: %j as %j', (to, location) => {
    expect(redirectLocation({ from: '/oud', to }, '/oud')).toBe(location);
  });
});

describe('wrongChains', () => {
  const chainsOf = (all: Record<string, string>, changed: string, live: string[] = []) =>
    wrongChains(
      Object.entries(all).map(([from, to]) => ({ from, to })),
      new Set([changed]),
      (path) => live.includes(path),
    ).map(({ issue, paths }) => `${issue}: ${paths.join(' ')}`);

  it.each([
    ['to itself with a fragment', { '/a': '/a#x' }, 'loop: /a /a'],
    ['through a chain', { '/a': '/b', '/b': '/c', '/c': '/a?x' }, 'loop: /a /b /c /a'],
    ['through a pattern', { '/a': '/b/x', '/b/*': '/a' }, 'loop: /a /b/x /a'],
    ['through two patterns', { '/a/*': '/b/*', '/b/*': '/a/*' }, 'loop: /a/* /b/* /a/*'],
    ['through a deeper pattern', { '/b/k/*': '/a/k/*', '/a/*': '/b/*' }, 'loop: /b/k/* /a/k/* /b/k/*'],
    ['of a pattern over its own target', { '/a/*': '/a/b' }, 'loop: /a/* /a/b /a/b'],
    [
      'that grows',
      { '/a/*': '/a/b/*' },
      'chain: /a/* /a/b/* /a/b/b/* /a/b/b/b/* /a/b/b/b/b/* /a/b/b/b/b/b/* /a/b/b/b/b/b/b/*',
    ],
  ])('finds a loop %s', (_name, all, found) => {
    for (const changed of Object.keys(all)) expect(chainsOf(all, changed)).toContain(found);
  });

  it('accepts five redirects after each other and no sixth', () => {
    const five = { '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5', '/5': '/6' };
    expect(chainsOf(five, '/5')).toEqual([]);
    expect(chainsOf({ ...five, '/6': '/7' }, '/6')).toEqual(['chain: /1 /2 /3 /4 /5 /6 /7']);
  });

  it('ends at what visitors see, and at other websites', () => {
    expect(chainsOf({ '/a/*': '/a/overzicht' }, '/a/*', ['/a/overzicht'])).toEqual([]);
    expect(chainsOf({ '/a/*': 'https://ander.nl/a/*' }, '/a/*')).toEqual([]);
  });

  it('leaves a loop alone that has no part in a change', () => {
    expect(chainsOf({ '/a': '/b', '/b': '/a', '/c': '/d' }, '/c')).toEqual([]);
  });

  it('finds every loop that a visitor could enter', () => {
    const part = fc.constantFrom('a', 'b', 'c');
    const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
    const rule = fc
      .record({ from: path, to: path, pattern: fc.boolean(), carries: fc.boolean() })
      .map(({ from, to, pattern, carries }) => ({
        from: pattern ? `${from}/*` : from,
        to: pattern && carries ? `${to}/*` : to,
      }));
    fc.assert(
      fc.property(
        fc.uniqueArray(rule, { selector: ({ from }) => from, maxLength: 5 }),
        path,
        (rules, start) => {
          const byFrom = new Map(rules.map((one) => [one.from, one]));
          let at = start;
          let steps = 0;
          for (
            let next = findRedirect(byFrom, at);
            next && steps < 60;
            next = findRedirect(byFrom, at), steps++
          )
            at = redirectTarget(next, at);
          const found = wrongChains(rules, new Set(byFrom.keys()));
          if (steps === 60) expect(found).not.toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('checks ten thousand redirects in a moment', () => {
    const all = Array.from({ length: 10_000 }, (_, i) => ({ from: `/oud/${i}/*`, to: `/nieuw/${i}/*` }));
    const start = performance.now();
    expect(wrongChains(all, new Set(['/oud/1/*']))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

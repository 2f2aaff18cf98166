import { describe, expect, it } from 'vitest';
import { canvasPolicy, originOf } from './canvas-policy.ts';

describe('originOf', () => {
  it.each([
    ['beheer.example.nl', 'https://beheer.example.nl'],
    ['beheer.example.nl:8443', 'https://beheer.example.nl:8443'],
    ['Beheer.Example.nl:443', 'https://beheer.example.nl'],
    ['[::1]:3001', 'https://[::1]:3001'],
  ])('of %s is %s', (host, origin) => {
    expect(originOf({ protocol: 'https', host })).toBe(origin);
  });

  it.each(['', 'a;script-src', "a'unsafe-inline'", 'a *', 'localhost:999999', '*', 'a/b', 'a,b', '[::1'])(
    'of "%s" is nothing',
    (host) => {
      expect(originOf({ protocol: 'https', host })).toBeUndefined();
    },
  );
});

describe('canvasPolicy', () => {
  const directives = new Map(
    canvasPolicy("'self' 'sha256-abc'", ['https://beheer.example.nl'])
      .split('; ')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

  it.each([
    ['script-src', "'self' 'sha256-abc' https://beheer.example.nl"],
    ['style-src', "'self' https://beheer.example.nl 'unsafe-inline'"],
    ['font-src', "'self' https://beheer.example.nl https: data:"],
    ['default-src', "'none'"],
    ['sandbox', 'allow-scripts allow-forms'],
    ['connect-src', undefined],
  ])('%s is %s', (name, sources) => {
    expect(directives.get(name)).toBe(sources);
  });
});

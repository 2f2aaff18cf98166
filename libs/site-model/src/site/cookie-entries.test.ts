import { describe, expect, it } from 'vitest';
import { entryOfHost, mediaEntryOf, noCookies, scriptHosts, startsOn } from './cookie-entries.ts';
import { readCookieSettings } from './read-cookie-settings.ts';

const entry = {
  id: 'tel',
  purpose: 'statistics' as const,
  name: 'Tellen',
  description: '',
  initialState: true,
  cookies: [],
  scripts: ['https://tel.example/s.js'],
  code: '',
  hosts: ['stuur.example'],
};

describe('cookie settings', () => {
  it('leave out what cannot be read, and count the first of two entries with one id', () => {
    const list = [entry, { ...entry, name: 'Tweede' }, { id: 'x' }, null, { ...entry, id: 'Fout id' }];
    expect(readCookieSettings({ list, position: 'overal', colors: 3 })).toEqual({
      ...noCookies,
      list: [entry],
    });
    expect([readCookieSettings(undefined), readCookieSettings('x')]).toEqual([noCookies, noCookies]);
  });

  it('accept no address or host with which a policy could be changed', () => {
    const bad = [
      'http://tel.example/s.js',
      'javascript:1',
      'https://x;y/s.js',
      'https:// *',
      'https://localhost/s.js',
    ];
    for (const scripts of bad)
      expect(readCookieSettings({ list: [{ ...entry, scripts: [scripts] }] }).list).toEqual([]);
    for (const host of ['*', "x.nl; script-src 'unsafe-inline'", 'x', 'X.nl', 'a b.nl'])
      expect(readCookieSettings({ list: [{ ...entry, hosts: [host] }] }).list).toEqual([]);
  });

  it('name the hosts of scripts and what they exchange data with', () => {
    expect(scriptHosts([entry, { ...entry, id: 'b' }])).toEqual(['tel.example', 'stuur.example']);
    expect(scriptHosts([{ ...entry, scripts: [] }])).toEqual([]);
  });

  it('find the entry that names a host, with or without www, and the one for content of other websites', () => {
    const media = { ...entry, id: 'm', purpose: 'media' as const, scripts: [], hosts: ['www.film.example'] };
    const list = [entry, media, { ...media, id: 'n' }];
    expect(
      ['tel.example', 'stuur.example', 'film.example'].map((host) => entryOfHost(list, host)?.id),
    ).toEqual(['tel', 'tel', 'm']);
    expect([entryOfHost(list, 'x.film.example'), entryOfHost([], 'tel.example')]).toEqual([
      undefined,
      undefined,
    ]);
    expect([mediaEntryOf(list)?.id, mediaEntryOf([entry])]).toEqual(['m', undefined]);
  });

  it.each([
    ['necessary', true],
    ['functional', true],
    ['statistics', false],
    ['marketing', false],
    ['media', false],
  ] as const)('start %s entries on: %s', (purpose, isOn) => {
    expect(startsOn({ purpose, initialState: true })).toBe(isOn);
  });
});

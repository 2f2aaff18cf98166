import type { CookieSettings } from '@etalage/site-model';
import { cookieSettings } from '@etalage/site-model/schema';
import { describe, expect, it } from 'vitest';
import { errorsOf, settingsOf, valuesOf } from './cookie-values.ts';

const settings: CookieSettings = {
  list: [
    {
      id: 'telling',
      purpose: 'statistics',
      name: 'Telling',
      description: 'Telt bezoek.',
      initialState: false,
      cookies: ['_t', '_t_*'],
      scripts: ['https://stats.voorbeeld.nl/t.js'],
      code: '',
      hosts: ['api.voorbeeld.nl'],
    },
  ],
  position: 'top',
  colors: { ground: 'primary-100', button: '' },
};

describe('the values of the form of cookies', () => {
  it('mean the settings that they were made of', () => {
    expect(settingsOf(valuesOf(settings))).toEqual(settings);
    expect(cookieSettings.safeParse(settings).success).toBe(true);
  });

  it('have an id for a new entry that stays when its name changes, and nothing on before consent', () => {
    const list = [{ key: 'A1.b', layout: 'entry', attributes: { name: ' Nieuw ', initialState: '1' } }];
    const [entry] = settingsOf({ list }).list;
    expect(entry).toEqual({
      id: 'a1-b',
      purpose: 'statistics',
      name: 'Nieuw',
      description: '',
      initialState: false,
      cookies: [],
      scripts: [],
      code: '',
      hosts: [],
    });
  });

  it('drop empty lines, and keep wrong ones for the server to name', () => {
    const list = [
      { key: 'a', layout: 'entry', attributes: { scripts: ' \nhttp://x\n\n', hosts: 'API.X.nl' } },
    ];
    expect(settingsOf({ list }).list[0]).toMatchObject({ scripts: ['http://x'], hosts: ['api.x.nl'] });
  });

  it('have the messages of the server at the field that a person sees', () => {
    expect(
      errorsOf({
        'list.0.scripts.0': ['Fout.'],
        'list.0.scripts.1': ['Fout.'],
        'list.1.id': ['Dubbel.'],
        'colors.ground': ['Kies.'],
        'list.0.name': ['Leeg.'],
      }),
    ).toEqual({
      'list.0.scripts': ['Fout.'],
      'list.1.name': ['Dubbel.'],
      ground: ['Kies.'],
      'list.0.name': ['Leeg.'],
    });
  });
});

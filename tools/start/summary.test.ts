import { describe, expect, it } from 'vitest';
import { summary } from './summary.ts';

const web = { storefrontUrl: 'http://localhost:3000', dashboardUrl: 'http://127.0.0.1:3001' };
const demoLogin = { email: 'demo@etalage.test', password: 'geheim' };

describe('summary', () => {
  it('prints the addresses, how to sign in, where the data is stored and how to stop', () => {
    const database = { embedded: { folder: '/shop/.data', moved: false } };
    expect(summary({ web, database, demoLogin }, '/shop/.data', 1234)).toBe(
      [
        '',
        'Etalage draait (gestart in 1,2 s).',
        '',
        '  Winkel     http://localhost:3000',
        '  Dashboard  http://127.0.0.1:3001',
        '  Inloggen   demo@etalage.test  wachtwoord: geheim',
        '  Gegevens   /shop/.data',
        '',
        'Stoppen: Ctrl-C',
      ].join('\n'),
    );
  });

  it('names the folder of a database that is stored elsewhere', () => {
    const database = { embedded: { folder: '/var/lib/etalage/12ab', moved: true } };
    expect(summary({ web, database, demoLogin }, '/root/.data', 1)).toContain(
      '  Database   /var/lib/etalage/12ab',
    );
  });

  it('omits what a worker with its own database does not have', () => {
    const lines = summary(
      { web: undefined, database: { embedded: undefined }, demoLogin: undefined },
      '/d',
      1,
    );
    expect(lines).toContain('  Database   volgens DATABASE_URL');
    expect(lines).not.toMatch(/Winkel|Dashboard|Inloggen/);
  });
});

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('has defaults: all parts, ports 3000 and 3001, data in .data, reachable from this machine only', () => {
    expect(readSettings({})).toMatchObject({
      role: 'all',
      port: 3000,
      dashboardPort: 3001,
      host: 'localhost',
      dashboardHost: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      proxies: 0,
      payments: { mollieApiKey: undefined, mollieApiUrl: undefined },
      viesUrl: undefined,
      logLevel: 'info',
      production: true,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readSettings({ PORT: '', ROLE: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it.each([
    [{ ROLE: 'database' }, 'ROLE is "database", maar kan alleen all, web of worker zijn.'],
    [{ PORT: '80a' }, 'PORT is "80a", maar moet een getal van 0 tot en met 65535 zijn.'],
    [
      { DASHBOARD_PORT: '70000' },
      'DASHBOARD_PORT is "70000", maar moet een getal van 0 tot en met 65535 zijn.',
    ],
    [{ PORT: '3001' }, 'PORT en DASHBOARD_PORT zijn allebei 3001. Kies twee verschillende poorten.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL moet beginnen met postgres:// of postgresql://.'],
  ])('refuses %j in one Dutch sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });

  it('requires all settings of a bucket or none', () => {
    const keys = { S3_ACCESS_KEY_ID: 'sleutel', S3_SECRET_ACCESS_KEY: 'geheim' };
    expect(readSettings({}).s3).toBeUndefined();
    expect(readSettings({ S3_BUCKET: 'etalage', S3_URL: 'https://s3.test/', ...keys }).s3).toEqual({
      url: 'https://s3.test',
      bucket: 'etalage',
      region: 'eu-west-1',
      accessKeyId: 'sleutel',
      secretAccessKey: 'geheim',
    });
    for (const env of [{ S3_BUCKET: 'etalage' }, { S3_BUCKET: 'etalage', S3_URL: 'geen adres', ...keys }]) {
      expect(() => readSettings(env)).toThrow(/^S3_BUCKET vraagt ook/);
    }
  });
});

describe('the emulated access point of Peppol', () => {
  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', TEST_PEPPOL: 'on' }, true],
    [{ TEST_PEPPOL: 'off' }, false],
  ])('with %o is allowed: %s', (env, allowed) => {
    expect(readSettings(env).allowsTestPeppol).toBe(allowed);
  });

  it('has a switch that is on or off', () => {
    expect(() => readSettings({ TEST_PEPPOL: 'ja' })).toThrow(
      'TEST_PEPPOL is "ja", maar kan alleen on of off zijn.',
    );
  });
});

describe('payments without a provider', () => {
  const allows = (env: Record<string, string>) => readSettings(env).payments.allowsEmulator;

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('are taken by the stand-in on HOST=%s', (HOST) => {
    expect(allows({ HOST })).toBe(true);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'shop.example.nl', '127.0.0.1.example.nl'])(
    'are refused on HOST=%s, unless TEST_PAYMENTS is on or it is for development',
    (HOST) => {
      expect(allows({ HOST })).toBe(false);
      expect(allows({ HOST, TEST_PAYMENTS: 'on' })).toBe(true);
      expect(allows({ HOST, NODE_ENV: 'development' })).toBe(true);
    },
  );

  it('are refused everywhere with TEST_PAYMENTS=off, and another value is refused with one sentence', () => {
    expect(allows({ TEST_PAYMENTS: 'off' })).toBe(false);
    expect(() => readSettings({ TEST_PAYMENTS: 'ja' })).toThrow(
      'TEST_PAYMENTS is "ja", maar kan alleen on of off zijn.',
    );
  });
});

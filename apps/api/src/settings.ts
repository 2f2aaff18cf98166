import { resolve } from 'node:path';
import { readTrustProxy } from './calls/client-address.ts';
import { type RateLimits, readRateLimits } from './calls/rate-limits.ts';
import { type PaymentSettings, readPaymentSettings } from './ports/payment/payment-settings.ts';
import { readTestSwitch } from './ports/test-switch.ts';
import { readSecretKeys } from './ports/secrets/secret-keys.ts';
import type { S3Settings } from './ports/storage/s3-storage.ts';
import { StartError } from './start-error.ts';

/** The settings from environment variables; all other settings belong to a website and are stored in the database. */
export interface Settings {
  /** The parts that this process runs: `web` the servers, `worker` the jobs, `all` both. */
  readonly role: 'all' | 'web' | 'worker';
  /** Port of the storefront and of the visitors' calls. */
  readonly port: number;
  readonly dashboardPort: number;
  /** Address on which the storefront listens; `0.0.0.0` opens it to the network. */
  readonly host: string;
  readonly dashboardHost: string;
  /** Address of the dashboard for links in mails, e.g. `https://beheer.example.nl` (DASHBOARD_URL). */
  readonly dashboardUrl: string | undefined;
  /** Folder of all data, such as the embedded database and uploads. */
  readonly dataDir: string;
  /** Address of an external PostgreSQL; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Number of proxies in front of this process whose X-Forwarded headers are trusted (TRUST_PROXY). */
  readonly proxies: number;
  /** Hosts whose API a visitor's page may be told to call with `?api_host=` (API_HOSTS, separated by commas; API-06). */
  readonly apiHosts: readonly string[];
  readonly payments: PaymentSettings;
  /** Keys that encrypt stored secrets (SECRET_KEYS); without any, those of a file in DATA_DIR. */
  readonly secretKeys: readonly Buffer[];
  /** Base address of the VIES REST service; without it, the emulator of this program is used. */
  readonly viesUrl: string | undefined;
  /**
   * Whether the emulator of an access point of Peppol can be used (TEST_PEPPOL, `on` or `off`): it delivers nothing. The
   * default is only on this machine, as for payments.
   */
  readonly allowsTestPeppol: boolean;
  /** Mail server, e.g. `smtps://user:password@mail.example.nl`; without it, mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Sender address of mails; the shop's own address is in Reply-To. */
  readonly mailFrom: string;
  /** Bucket for uploads (S3_URL, S3_BUCKET, S3_REGION and its two keys); without it, they are stored in DATA_DIR. */
  readonly s3: S3Settings | undefined;
  /** Limits that differ from the defaults, by name (RATE_LIMITS, as JSON). */
  readonly rateLimits: Partial<RateLimits> | undefined;
  readonly logLevel: string;
  readonly production: boolean;
}

/** Thrown for a value that is not valid; its message is for the person who typed the value. */
export class SettingsError extends StartError {}

/**
 * Reads and checks the environment. A relative DATA_DIR is relative to the current folder.
 * Throws `SettingsError` for a value that is not valid.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const role = env['ROLE'] || 'all';
  if (role !== 'all' && role !== 'web' && role !== 'worker') {
    throw new SettingsError(`ROLE is "${role}", maar kan alleen all, web of worker zijn.`);
  }
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new SettingsError('DATABASE_URL moet beginnen met postgres:// of postgresql://.');
  }
  const port = readPort(env, 'PORT', 3000);
  const dashboardPort = readPort(env, 'DASHBOARD_PORT', 3001);
  if (port === dashboardPort && port !== 0) {
    throw new SettingsError(`PORT en DASHBOARD_PORT zijn allebei ${port}. Kies twee verschillende poorten.`);
  }
  const host = env['HOST'] || 'localhost';
  return {
    role,
    port,
    dashboardPort,
    host,
    dashboardHost: env['DASHBOARD_HOST'] || '127.0.0.1',
    dashboardUrl: readUrl(env, 'DASHBOARD_URL'),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl,
    proxies: asSetting(() => readTrustProxy(env['TRUST_PROXY'])),
    rateLimits: env['RATE_LIMITS'] ? asSetting(() => readRateLimits(env['RATE_LIMITS'])) : undefined,
    apiHosts: readUrls(env, 'API_HOSTS'),
    payments: asSetting(() => readPaymentSettings(env, host)),
    secretKeys: asSetting(() => readSecretKeys(env)),
    viesUrl: env['VIES_URL'] || undefined,
    allowsTestPeppol: asSetting(() => readTestSwitch(env, 'TEST_PEPPOL', host)),
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] || 'etalage@localhost',
    s3: readS3(env),
    logLevel: env['LOG_LEVEL'] || 'info',
    production: env['NODE_ENV'] !== 'development',
  };
}

/** Calls a reader and throws its error as a `SettingsError`. */
function asSetting<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new SettingsError((error as Error).message, { cause: error });
  }
}

/** Scheme and host, without a slash at the end. */
function readUrl(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new SettingsError(`${name} is "${text}", maar moet een adres zijn zoals https://beheer.example.nl.`);
}

/** Addresses as `readUrl` reads them, separated by commas. */
function readUrls(env: Readonly<Record<string, string | undefined>>, name: string): string[] {
  const named = (env[name] ?? '').split(',').map((text) => text.trim());
  return named.flatMap((text) => readUrl({ [name]: text }, name) ?? []);
}

/** The settings of the bucket, or undefined without S3_BUCKET; throws if some of them are missing. */
function readS3(env: Readonly<Record<string, string | undefined>>): S3Settings | undefined {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return undefined;
  const url = env['S3_URL']?.replace(/\/+$/, '');
  const accessKeyId = env['S3_ACCESS_KEY_ID'];
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY'];
  if (!url || !URL.canParse(url) || !accessKeyId || !secretAccessKey) {
    throw new SettingsError('S3_BUCKET vraagt ook S3_URL, S3_ACCESS_KEY_ID en S3_SECRET_ACCESS_KEY.');
  }
  return { url, bucket, region: env['S3_REGION'] || 'eu-west-1', accessKeyId, secretAccessKey };
}

/** Reads a port number. With port 0 the system chooses a free port, for tests. */
function readPort(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingsError(`${name} is "${text}", maar moet een getal van 0 tot en met 65535 zijn.`);
}

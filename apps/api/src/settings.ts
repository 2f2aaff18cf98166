import { resolve } from 'node:path';
import { readTrustProxy } from './calls/client-address.ts';
import { type RateLimits, readRateLimits } from './calls/rate-limits.ts';
import { type PaymentSettings, readPaymentSettings } from './ports/payment/payment-settings.ts';
import type { S3Settings } from './ports/storage/s3-storage.ts';
import { StartError } from './start-error.ts';

/** What the environment decides; everything else is a setting of a website and lies in the database. */
export interface Settings {
  /** Which parts this process runs: `web` serves, `worker` does the jobs, `all` both. */
  readonly role: 'all' | 'web' | 'worker';
  /** Port of the storefront and its calls. */
  readonly port: number;
  readonly dashboardPort: number;
  /** Address on which the storefront listens; `0.0.0.0` opens it to the network. */
  readonly host: string;
  readonly dashboardHost: string;
  /** Address of the dashboard for links in mails, e.g. `https://beheer.example.nl` (DASHBOARD_URL). */
  readonly dashboardUrl: string | undefined;
  /** Folder of all data: the embedded database, uploads. */
  readonly dataDir: string;
  /** Address of a PostgreSQL of one's own; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Proxies in front of this process whose X-Forwarded headers count (TRUST_PROXY); 0 is none. */
  readonly proxies: number;
  readonly payments: PaymentSettings;
  /** Base address of the VIES REST service; without it the emulator of this program answers. */
  readonly viesUrl: string | undefined;
  /** Mail server, e.g. `smtps://user:password@mail.example.nl`; without it mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Address that mails come from; the shop's own stands in Reply-To. */
  readonly mailFrom: string;
  /** Bucket for uploads (S3_URL, S3_BUCKET, S3_REGION and its two keys); without it they lie in DATA_DIR. */
  readonly s3: S3Settings | undefined;
  /** Limits that differ from the defaults, by name (RATE_LIMITS, as JSON). */
  readonly rateLimits: Partial<RateLimits> | undefined;
  readonly logLevel: string;
  readonly production: boolean;
}

/** Raised for a value the program cannot start with; its message is for the person who typed it. */
export class SettingsError extends StartError {}

/** Reads and checks the environment. A relative DATA_DIR counts from the current folder. */
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
  return {
    role,
    port,
    dashboardPort,
    host: env['HOST'] || 'localhost',
    dashboardHost: env['DASHBOARD_HOST'] || '127.0.0.1',
    dashboardUrl: readUrl(env, 'DASHBOARD_URL'),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl,
    proxies: asSetting(() => readTrustProxy(env['TRUST_PROXY'])),
    rateLimits: env['RATE_LIMITS'] ? asSetting(() => readRateLimits(env['RATE_LIMITS'])) : undefined,
    payments: readPaymentSettings(env),
    viesUrl: env['VIES_URL'] || undefined,
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] || 'etalage@localhost',
    s3: readS3(env),
    logLevel: env['LOG_LEVEL'] || 'info',
    production: env['NODE_ENV'] !== 'development',
  };
}

/** A reader's own refusal as a sentence for the person who typed the value. */
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

/** All of the bucket's settings or none. */
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

/** Port 0 lets the system choose a free one, for tests. */
function readPort(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingsError(`${name} is "${text}", maar moet een getal van 0 tot en met 65535 zijn.`);
}

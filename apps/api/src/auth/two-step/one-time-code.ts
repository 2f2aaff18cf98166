import { Secret, TOTP } from 'otpauth';

/** Seconds for which the app shows a code, as all apps expect. */
const PERIOD = 30;
/** Steps before and after now of which a code is accepted: typing takes a while, and clocks differ. */
const WINDOW = 1;
/** Steps within which a wrong code shows that the clock of the phone is wrong. */
const CLOCK_WINDOW = 120;

/** 160 random bits, which the standard recommends, as apps want them typed. */
export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address in the QR code that an app scans. */
export function appAddress(secret: string, issuer: string, email: string): string {
  return appOf(secret, issuer, email).toString();
}

/** The time step to which a code belongs; undefined if the app does not show it now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  return stepWithin(secret, code, now, WINDOW);
}

/** Whether the app shows a code at another time than now. Only for who made the secret: it helps a stranger to guess. */
export function isClockWrong(secret: string, code: string, now: Date): boolean {
  return stepWithin(secret, code, now, CLOCK_WINDOW) !== undefined;
}

function stepWithin(secret: string, token: string, now: Date, window: number): number | undefined {
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = appOf(secret).validate({ token, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

function appOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });
}

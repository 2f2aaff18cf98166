import { expect, it } from 'vitest';
import type { Ports } from '../../../ports/ports.ts';
import { passkeyAddress } from './passkey-address.ts';

it.each([
  ['https://beheer.voorbeeld.nl', undefined, 'beheer.voorbeeld.nl'],
  ['https://beheer.voorbeeld.nl:8443', undefined, 'beheer.voorbeeld.nl'],
  ['http://localhost:3001', undefined, 'localhost'],
  ['http://beheer.localhost:3001', undefined, 'beheer.localhost'],
  // Browsers keep no passkeys for numbers, and none for pages that others can change on their way.
  ['http://127.0.0.1:3001', undefined, undefined],
  ['https://127.0.0.1', undefined, undefined],
  ['https://[2001:db8::1]', undefined, undefined],
  ['http://beheer.voorbeeld.nl', undefined, undefined],
  // The address of the request is not that of the dashboard.
  ['https://vals.nl', 'https://beheer.voorbeeld.nl', undefined],
  ['http://beheer.voorbeeld.nl', 'https://beheer.voorbeeld.nl', undefined],
])('at %s with the dashboard at %s the relying party is %s', (origin, own, host) => {
  const ports = { dashboardUrl: (requested = '') => own ?? requested } as Ports;
  expect(passkeyAddress({ ports, origin })).toEqual(host && { origin, host });
});

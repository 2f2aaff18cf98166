import { expect, it } from 'vitest';
import { mailRefusalOf } from './mail-refusal.ts';

it.each([
  ['', ''],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <x@y.nl>: User unknown", 'address'],
  ['Message failed: 552 5.2.2 Mailbox full', 'full'],
  ['Message failed: 554 5.7.1 Service unavailable; blocked using zen.spamhaus.org', 'unwanted'],
  ['Message failed: 552 5.3.4 Message size exceeds fixed limit', 'too_large'],
  ['Message failed: 554 5.3.4 Message too large', 'too_large'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'account'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.voorbeeld.nl', 'unreachable'],
  ['Message failed: 451 try later', 'busy'],
  ['iets anders', 'other'],
])('reads %j as %j', (error, refusal) => expect(mailRefusalOf(error)).toBe(refusal));

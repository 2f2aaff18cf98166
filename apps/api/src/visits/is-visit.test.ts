import { expect, it } from 'vitest';
import { isVisit } from './is-visit.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const headers = { host: 'winkel.nl', 'user-agent': firefox };
const get = { method: 'GET', headers };
const withHeader = (name: string, value: string) => ({
  method: 'GET',
  headers: { ...headers, [name]: value },
});

it.each([
  ['a page that is opened', get, 200, true],
  ['one that is opened from elsewhere', withHeader('referer', 'https://zoeken.nl/?q=stoel'), 200, true],
  [
    'one that is opened from a website with a longer name',
    withHeader('referer', 'https://mijn-winkel.nl/'),
    200,
    true,
  ],
  ['one from the same website', withHeader('referer', 'https://winkel.nl/stoelen'), 200, false],
  ['one from the same website without a referrer', withHeader('sec-fetch-site', 'same-origin'), 200, false],
  ['one with an unreadable referrer', withHeader('referer', 'hallo'), 200, true],
  ['a page that does not exist', get, 404, false],
  ['a redirect', get, 301, false],
  ['a form', { method: 'POST', headers }, 200, false],
  ['what is asked for its headers', { method: 'HEAD', headers }, 200, false],
  ['what is fetched ahead', withHeader('sec-purpose', 'prefetch;prerender'), 200, false],
  ['what a frame shows', withHeader('sec-fetch-dest', 'iframe'), 200, false],
  ['a document', withHeader('sec-fetch-dest', 'document'), 200, true],
  [
    'a search engine',
    withHeader('user-agent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
    200,
    false,
  ],
  ['a program', withHeader('user-agent', 'curl/8.5.0'), 200, false],
  ['a program without a name', withHeader('user-agent', ''), 200, false],
])('%s', (_name, request, status, expected) => {
  expect(isVisit(request, status)).toBe(expected);
});

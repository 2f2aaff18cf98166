import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { requestedUrl, closeSignal, webRequest } from './web-request.ts';

const server = Fastify();
server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
server.route({
  method: ['GET', 'POST'],
  url: '/*',
  handler: async (request) => {
    const made = webRequest(
      request,
      requestedUrl(request, 'http://shop.localhost:3000'),
      closeSignal(request),
    );
    return {
      url: made.url,
      method: made.method,
      cookie: made.headers.get('cookie'),
      body: await made.text(),
    };
  },
});

describe('webRequest', () => {
  it('contains method, headers and body, and the address that the visitor used', async () => {
    const reply = await server.inject({
      method: 'POST',
      url: '/over?a=1',
      headers: { cookie: 'a=1', 'content-type': 'text/x-form' },
      payload: 'b=2',
    });
    expect(reply.json()).toEqual({
      url: 'http://shop.localhost:3000/over?a=1',
      method: 'POST',
      cookie: 'a=1',
      body: 'b=2',
    });
  });

  it('reads a path that starts with two slashes as a path, not as another host', async () => {
    const reply = await server.inject('//evil.example/x');
    expect(new URL(reply.json().url).host).toBe('shop.localhost:3000');
  });
});

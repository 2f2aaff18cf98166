import { describe, expect, it } from 'vitest';
import { postEndpoint } from './client.ts';
import { endpoints } from './endpoints.ts';
import { errorCatalogue } from './errors/error-catalogue.ts';
import { apiPaths } from './paths.ts';

/** A fetch that gives every call the same response, and records the requests. */
function recorded(reply: () => Response | Promise<Response>) {
  const calls: { url: string; method: string | undefined; body: unknown }[] = [];
  const send = async (url: string, init: RequestInit) => {
    calls.push({ url, method: init.method, body: JSON.parse(init.body as string) });
    return reply();
  };
  return { calls, fetch: send as unknown as typeof fetch };
}

describe('postEndpoint', () => {
  const path = '/api/services/websites/v1/forms/submit';

  it('API-04 posts to the configured host, and to this origin without one', async () => {
    const { calls, fetch } = recorded(() => Response.json({}));
    await postEndpoint({ base: 'https://api.test', websiteId: 'w1', fetch }, path, {});
    await postEndpoint({ base: '', websiteId: 'w1', fetch }, path, {});
    expect(calls.map(({ url, method }) => `${method} ${url}`)).toEqual([
      'POST https://api.test/api/services/websites/v1/forms/submit',
      'POST /api/services/websites/v1/forms/submit',
    ]);
  });

  it('fills in both website ids beside the payload', async () => {
    const { calls, fetch } = recorded(() => Response.json({}));
    await postEndpoint({ base: '', websiteId: 'w1', fetch }, path, { form_id: 'f1' });
    expect(calls[0]?.body).toEqual({ website_id: 'w1', project_id: 'w1', form_id: 'f1' });
  });

  it('returns a refusal of the catalogue unchanged, and anything else as internal', async () => {
    const options = (reply: () => Response | Promise<Response>) => ({
      base: '',
      websiteId: 'w1',
      fetch: recorded(reply).fetch,
    });
    const refusal = { code: 'validation_failed', errors: { naam: ['Vul dit veld in.'] } };
    expect(
      await postEndpoint(
        options(() => Response.json(refusal, { status: 422 })),
        path,
        {},
      ),
    ).toEqual({
      ok: false,
      status: 422,
      error: refusal,
    });
    const internal = { code: 'internal', errors: {} };
    const strange = () => Response.json({ code: 'toString' }, { status: 502 });
    for (const [reply, status] of [
      [strange, 502],
      [() => new Response('<html>', { status: 503 }), 503],
      [() => new Response('<html>'), 0],
      [() => Promise.reject(new Error('offline')), 0],
    ] as const) {
      expect(await postEndpoint(options(reply), path, {})).toEqual({ ok: false, status, error: internal });
    }
  });
});

describe('endpoints', () => {
  it('each have their own path under /api/services, and name only codes of the catalogue', () => {
    const all = Object.entries(endpoints);
    expect(new Set(all.map(([, { path }]) => path)).size).toBe(all.length);
    for (const [name, endpoint] of all) {
      expect(endpoint.path).toBe(apiPaths[name as keyof typeof apiPaths]);
      expect(endpoint.path).toMatch(/^\/api\/services\/(websites|webshop)\/v1\/[a-z/-]+$/);
      for (const code of endpoint.errors) expect(Object.hasOwn(errorCatalogue, code)).toBe(true);
    }
  });
});

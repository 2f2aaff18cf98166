import fastifyMultipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../calls/api-error.ts';
import { readPlainForm } from './plain-form.ts';

const app = Fastify();
await app.register(fastifyMultipart);
app.post('/', async (request) =>
  readPlainForm(
    request,
    async (formId, part) => {
      if (part.filename === 'virus.exe') throw new ApiError('upload_refused');
      const bytes = await part.toBuffer();
      return `assets/forms/${formId}-${part.filename}-${bytes.length}`;
    },
    () => 'Niet aangenomen.',
  ),
);
afterAll(() => app.close());

/** Posts a form as a browser does; answers what the page gets. */
async function post(entries: [string, string | File][]) {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  const request = new Request('http://x/', { method: 'POST', body });
  const reply = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return [...new URLSearchParams(reply.body)];
}
const file = (name: string, text = 'abc') => new File([text], name);

describe('readPlainForm', () => {
  it('passes answers on as they were typed, several of one name too', async () => {
    const entries: [string, string][] = [
      ['fields.naam', 'Zoë & co = 🙂\r\nregel'],
      ['fields.dier', 'aap'],
      ['fields.dier', 'beer'],
    ];
    expect(await post(entries)).toEqual(entries);
  });

  it('stores each file and joins its path to those that were kept', async () => {
    expect(
      await post([
        ['form_id', 'f1'],
        ['kept.cv', 'assets/forms/oud.pdf'],
        ['files.cv', file('a.pdf')],
        ['files.cv', file('b.pdf', 'vijf!')],
      ]),
    ).toEqual([
      ['form_id', 'f1'],
      ['fields.cv', 'assets/forms/oud.pdf|assets/forms/f1-a.pdf-3|assets/forms/f1-b.pdf-5'],
    ]);
  });

  it('says why a file was not taken in, and goes on with the rest', async () => {
    expect(
      await post([
        ['form_id', 'f1'],
        ['files.cv', file('virus.exe')],
        ['files.cv', file('a.pdf')],
        ['fields.naam', 'Jan'],
      ]),
    ).toEqual([
      ['form_id', 'f1'],
      ['refused.cv', 'virus.exe: Niet aangenomen.'],
      ['fields.naam', 'Jan'],
      ['fields.cv', 'assets/forms/f1-a.pdf-3'],
    ]);
  });

  it('passes over a field without a file, and files nobody asked for', async () => {
    expect(
      await post([
        ['files.cv', file('', '')],
        ['bijlage', file('a.pdf')],
      ]),
    ).toEqual([]);
  });
});

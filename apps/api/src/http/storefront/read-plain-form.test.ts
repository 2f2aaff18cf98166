import fastifyMultipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../calls/api-error.ts';
import { readPlainForm } from './read-plain-form.ts';

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

/** Posts a form as a browser does; returns what the page receives. */
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
  it('passes on answers as they were typed, also several of one name', async () => {
    const entries: [string, string][] = [
      ['fields.naam', 'Zoë & co = 🙂\r\nregel'],
      ['fields.dier', 'aap'],
      ['fields.dier', 'beer'],
    ];
    expect(await post(entries)).toEqual(entries);
  });

  it('stores each file and adds its path to those that were stored before', async () => {
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

  it('returns why a file was refused, and handles the rest', async () => {
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

  it('ignores a field without a file, and files of unknown fields', async () => {
    expect(
      await post([
        ['files.cv', file('', '')],
        ['bijlage', file('a.pdf')],
      ]),
    ).toEqual([]);
  });
});

import { fileStreams, type ResponseOf, type Stream } from '@etalage/api-contract';
import { kindOfType } from '@etalage/form-engine/schema';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointServer } from '../calls/endpoint-server.ts';
import { readWebsite, isWebsiteId } from '../db/with-website.ts';
import { refusalOf } from '../calls/answer-call.ts';
import { ApiError } from '../calls/api-error.ts';
import { send } from './bind-endpoint.ts';
import type { StoredContent } from '../ports/storage/file-storage.ts';
import { isFileKey } from '../files/file-key.ts';
import { findFile } from '../files/file.repository.ts';
import { findSecret } from '../files/file-secret.ts';
import { receiveFile } from '../files/receive-file.ts';
import { type StoreOutcome, storeFile } from '../files/store-file.ts';
import { conversionRefused, megabytes, uploadRefused } from '../files/upload-refused.ts';
import { type SignedAddress, checkSignature } from '../files/upload-signature.ts';

interface Named {
  Params: { website: string; '*': string };
  Querystring: Record<string, unknown>;
}

/** Headers with which an opened file runs no scripts and has no origin. */
const SANDBOX_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

export interface UploadRoutesOptions {
  readonly endpoints: Pick<EndpointServer, 'db' | 'ports' | 'websites' | 'now'>;
}

/**
 * The routes of uploads and of private files, with signed addresses only: `PUT /media/<website>/<key>` and
 * `GET /api/files/<website>/<key>`. A PUT returns 204, or 202 with the address of the upload's state. The caller needs no
 * session, only the signed address.
 */
export async function uploadRoutes(
  server: FastifyInstance,
  { endpoints }: UploadRoutesOptions,
): Promise<void> {
  await server.register(async (app) => {
    // The body is not parsed: it is read as a stream, which counts its bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.setErrorHandler<FastifyError>(async (error, request, reply) => {
      const website = await endpoints.websites
        .byId((request.params as Named['Params']).website)
        .catch(() => undefined);
      const refusal = error instanceof ApiError ? error : new ApiError('internal');
      // The rest of the body is not read, so the connection cannot be used for another request.
      return send(reply.header('connection', 'close'), refusalOf(refusal, website));
    });
    app.put<Named>(routeOf(fileStreams.sendFile), { config: { slowBody: true } }, async (request, reply) => {
      const outcome = await receive(endpoints, request);
      if (outcome === 'stored') return reply.code(204).send();
      const upload: ResponseOf<typeof fileStreams.sendFile> = { status_url: statusAddress(request) };
      return reply.code(202).send(upload);
    });
    app.get<Named>(routeOf(fileStreams.getUpload), async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const upload: ResponseOf<typeof fileStreams.getUpload> = { state: await stateOf(endpoints, request) };
      return upload;
    });
    if (!endpoints.ports.files.storage.isServedFolder) {
      app.get<Named>(routeOf(fileStreams.showFile, 'assets/*'), async (request, reply) => {
        const { contentType, stream, size } = await publicFile(endpoints, request);
        return reply
          .headers({
            'content-type': contentType,
            'content-length': size,
            'cache-control': 'public, max-age=31536000, immutable',
            ...SANDBOX_HEADERS,
          })
          .send(stream);
      });
    }
    app.get<Named>(routeOf(fileStreams.readFile), async (request, reply) => {
      const { name, contentType, stream, size } = await privateFile(endpoints, request);
      return reply
        .headers({
          'content-type': contentType,
          'content-length': size,
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename*=UTF-8''${encodedName(name)}`,
          ...SANDBOX_HEADERS,
        })
        .send(stream);
    });
  });
}

/** A name in a header: RFC 8187 encodes these too, and the quote separates the parts of the value. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The route of a stream, for files whose keys match. */
function routeOf({ path }: Stream, keys = '*'): string {
  return `${path}/:website/${keys}`;
}

async function receive(
  endpoints: UploadRoutesOptions['endpoints'],
  request: FastifyRequest<Named>,
): Promise<StoreOutcome> {
  const { websiteId, key, contentType, most } = await checkedAddress(endpoints, request, 'put');
  const {
    'content-type': sent = '',
    'content-length': length,
    'content-encoding': encoding,
  } = request.headers;
  if (encoding !== undefined || kindOfType(sent)?.contentType !== contentType) {
    throw uploadRefused('files_refused_content', { kind: kindOfType(contentType)?.label ?? '' });
  }
  if (Number(length) > most) throw uploadRefused('files_refused_size', { most: megabytes(most) });
  const { db, ports } = endpoints;
  const received = await receiveFile(request.raw, ports.files.incomingFolder, most);
  const outcome = await storeFile({ db, files: ports.files }, websiteId, key, received, {
    convertsLater: true,
  });
  if (outcome === 'converting')
    await ports.jobs.enqueue({ name: 'convert-heic', website_id: websiteId, key });
  return outcome;
}

/** The address of an upload's state, with the signature of the upload itself. */
function statusAddress({ params, url }: FastifyRequest<Named>): string {
  const address = fileStreams.streamAddress(fileStreams.getUpload, params.website, params['*']);
  return `${address}?${url.split('?')[1] ?? ''}`;
}

async function stateOf(
  endpoints: UploadRoutesOptions['endpoints'],
  request: FastifyRequest<Named>,
): Promise<StoreOutcome> {
  const { websiteId, key } = await checkedAddress(endpoints, request, 'put');
  const file = await readWebsite(endpoints.db, websiteId, (tx) => findFile(tx, websiteId, key));
  if (file?.state === 'refused') throw conversionRefused(file.refusal);
  if (file?.state === 'stored' || file?.state === 'converting') return file.state;
  throw new ApiError('not_found');
}

async function privateFile(endpoints: UploadRoutesOptions['endpoints'], request: FastifyRequest<Named>) {
  const { websiteId, key } = await checkedAddress(endpoints, request, 'get');
  const file = await readWebsite(endpoints.db, websiteId, (tx) => findFile(tx, websiteId, key));
  const content =
    file?.state === 'stored' &&
    (await endpoints.ports.files.storage.read({ websiteId, key, isPrivate: file.is_private }));
  if (!file || !content) throw new ApiError('not_found');
  return { ...content, name: file.name, contentType: file.content_type };
}

/** A public file of a storage whose folder is not served. */
async function publicFile(
  { db, ports }: UploadRoutesOptions['endpoints'],
  { params }: FastifyRequest<Named>,
): Promise<StoredContent & { contentType: string }> {
  const { website: websiteId, '*': rest } = params;
  const key = `assets/${rest}`;
  if (!isWebsiteId(websiteId) || !isFileKey(key)) throw new ApiError('not_found');
  const file = await readWebsite(db, websiteId, (tx) => findFile(tx, websiteId, key));
  const isShown = file?.state === 'stored' && !file.is_private;
  const content = isShown && (await ports.files.storage.read({ websiteId, key, isPrivate: false }));
  if (!content) throw new ApiError('not_found');
  return { ...content, contentType: file.content_type };
}

/** The permissions of a signed address. Throws `upload_refused` for one that is wrong or has expired. */
async function checkedAddress(
  { db, now }: UploadRoutesOptions['endpoints'],
  { params, query }: FastifyRequest<Named>,
  use: SignedAddress['use'],
): Promise<SignedAddress> {
  const { website: websiteId, '*': key } = params;
  const secret =
    isWebsiteId(websiteId) && isFileKey(key)
      ? await readWebsite(db, websiteId, (tx) => findSecret(tx, websiteId))
      : undefined;
  const address = secret ? checkSignature({ use, websiteId, key }, query, secret, now().getTime()) : 'wrong';
  if (address === 'wrong') throw uploadRefused('files_refused_address');
  if (address === 'expired') throw uploadRefused('files_refused_expired');
  return address;
}

import { join } from 'node:path';
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { CallContext, CallEndpoint, StorefrontServices } from '@etalage/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDatabase } from '../db/database.ts';
import { mediaFiles, type MediaFilesOptions } from '../files/media-files.ts';
import type { Publications } from '../calls/publications.ts';
import { ApiError, errorBodyOf } from '../calls/api-error.ts';
import { rememberedCookies } from '../calls/cookies.ts';
import type { Cookies } from '../calls/handler-context.ts';
import type { CalledWebsite } from '../calls/website-lookup.ts';
import { apiHostOf } from './storefront/api-host-of.ts';
import { acceptedEncoding, type Encoding } from './storefront/accepted-encoding.ts';
import { ENCODINGS_FOR_ONE, type FinishedPage, finishPage } from './storefront/finish-page.ts';
import { checkPostedForm } from './storefront/check-posted-form.ts';
import { hasOwnPort } from './storefront/has-own-port.ts';
import { plainPage } from './storefront/plain-page.ts';
import { listenForPublications } from './storefront/listen-for-publications.ts';
import { FORM_LIMIT } from './storefront/posted-form-limits.ts';
import { readPlainForm, type StoreFile } from './storefront/read-plain-form.ts';
import { sendPage } from './storefront/send-page.ts';
import type { LoadStorefront } from './storefront/open-storefront.ts';
import { isVisit } from '../visits/is-visit.ts';
import { PERMISSIONS } from './permissions-policy.ts';
import { statusOfError } from './status-of-error.ts';
import { StoredPages } from './storefront/stored-pages.ts';
import { StoredReplies } from './storefront/stored-replies.ts';
import { requestedUrl, closeSignal, webRequest } from './storefront/web-request.ts';

interface PostedForms {
  cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies;
  /** Stores a file of the form; returns its path. */
  storeFile(
    visitor: { websiteId: string; address: string; cookies: Cookies },
    formId: string,
    part: MultipartFile,
  ): Promise<string>;
  /** Counts a posted form; returns the seconds until the next one may be sent, 0 for now. */
  count(address: string): Promise<number>;
}

export interface StorefrontServerOptions {
  readonly db: AppDatabase;
  /** Loads the code that renders pages; undefined when it is not built. */
  readonly load: LoadStorefront | undefined;
  /** Folder of the storefront app; the files of its `build` are served. */
  readonly folder: string;
  /** Files under `/media/`. */
  readonly media: MediaFilesOptions;
  /** Stores no pages, because the sources can change. */
  readonly development: boolean;
  /** Scheme and host of each API that `?api_host=` may name (API-06). */
  readonly apiHosts?: readonly string[];
  readonly publications: Publications;
  /** Deletes what other parts store of a website, or of all websites. */
  forget(websiteId?: string): void;
  /** The website of a Host header. */
  websiteOf(host: string): Promise<CalledWebsite | undefined>;
  /** Calls for one request of one website. */
  callFor(caller: CallContext, request: FastifyRequest, cookies?: Cookies): CallEndpoint;
  /** The visitor's cookies and posted files; without it there are none. */
  readonly posted?: PostedForms;
  /** Counts a visit to a website. */
  onVisit?(websiteId: string): void;
  /** Scheme and host that the visitor uses, and the visitor's network address for limits. */
  visitorOf(request: FastifyRequest): { origin: string; address: string };
}

const SAFETY_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Serves the visitor site: its files, uploaded media, and a page for every other address. */
export async function storefrontServer(
  server: FastifyInstance,
  options: StorefrontServerOptions,
): Promise<void> {
  await addFiles(server, options);
  const { load } = options;
  const stored = untilPublished(server, options);

  await server.register(async (pages) => {
    pages.addHook('onSend', (_request, reply, _payload, done) => {
      reply.headers(SAFETY_HEADERS);
      done();
    });
    // The storefront parses forms itself; here they are bytes with a limit.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    await pages.register(fastifyMultipart);
    pages.setErrorHandler(async (error, request, reply) => {
      const status = statusOfError(error, request);
      return sendPlain(reply, status < 500 ? status : 500, status < 500 ? 'unreadable' : 'failed');
    });
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (!load) return sendPlain(reply, 503, 'unbuilt');
        const website = await options.websiteOf(request.headers.host ?? '');
        if (!website) return sendPlain(reply, 404, 'unknown');
        if (request.method === 'POST') checkPostedForm(request);
        const { posted } = options;
        if (posted && request.method === 'POST') {
          const wait = await posted.count(options.visitorOf(request).address);
          if (wait > 0) return sendBusy(reply, website, wait);
        }
        const cookies = posted && rememberedCookies(posted.cookiesOf(request, reply));
        if (posted && cookies && request.method === 'POST' && request.isMultipart()) {
          const visitor = { websiteId: website.id, address: options.visitorOf(request).address, cookies };
          await readPosted(request, website, (formId, part) => posted.storeFile(visitor, formId, part));
        }
        const page = await pageFor(request, website.id, load, stored, options, cookies);
        if (isVisit(request, page.status)) options.onVisit?.(website.id);
        return sendPage(request, reply, page);
      },
    });
  });
}

/** Stores the files of a posted form and replaces its body by a form without files. */
async function readPosted(
  request: FastifyRequest,
  { translate }: CalledWebsite,
  store: StoreFile,
): Promise<void> {
  request.body = await readPlainForm(request, store, (error) =>
    Object.values(errorBodyOf(error, translate).errors).flat().join(' '),
  );
  request.headers['content-type'] = 'application/x-www-form-urlencoded';
}

async function pageFor(
  request: FastifyRequest,
  websiteId: string,
  load: LoadStorefront,
  { pages, replies }: Stored,
  options: StorefrontServerOptions,
  cookies: Cookies | undefined,
): Promise<FinishedPage> {
  const { handle, storedKey } = await load();
  const { origin, address } = options.visitorOf(request);
  const url = requestedUrl(request, origin);
  const apiBase = apiHostOf(url, options.apiHosts);
  const render = async (requested: Request, visitor?: Cookies, making: { only?: Encoding | '' } = {}) => {
    const caller = { websiteId, address, origin, requestId: request.id };
    const call = options.callFor(caller, request, visitor);
    const report: StorefrontServices['report'] = (message, cause) => {
      const about = { websiteId, requestId: request.id };
      if (cause === undefined) request.log.warn(about, message);
      else request.log.error({ ...about, err: cause }, message);
    };
    const result: { html?: string } = {};
    const response = await handle(requested, {
      callEndpoint: options.development ? call : replies.answering(websiteId, call),
      websiteId,
      origin,
      apiBase,
      report,
      onRendered: (html) => void (result.html = html),
    });
    return finishPage(response, { ...making, ...result });
  };
  // What calls another API is of this address alone.
  const key = request.method === 'POST' || apiBase !== '' ? null : storedKey(url);
  // Created only when a page is rendered: a stored page is found by its address.
  const renderForOne = () =>
    render(webRequest(request, url, closeSignal(request)), cookies, {
      only: acceptedEncoding(request.headers['accept-encoding'] ?? '', ENCODINGS_FOR_ONE),
    });
  if (key === null || options.development || !hasOwnPort(request)) return renderForOne();
  // A shared page is rendered from its address only, without cookies of the visitor who is first.
  const page = await pages.find(websiteId, `${origin} ${key}`, () => render(anonymous(url)));
  return page ?? renderForOne();
}

/** A request for an address without a visitor: no cookies, no search parameters, and no abort signal. */
function anonymous(requested: URL): Request {
  const url = new URL(requested);
  url.search = '';
  return new Request(url, { headers: { host: url.host } });
}

/** What is stored until a website publishes. */
interface Stored {
  readonly pages: StoredPages;
  readonly replies: StoredReplies;
}

/** Stores pages and replies in memory, as long as the process is notified of publications. */
function untilPublished(
  server: FastifyInstance,
  { db, publications, forget }: StorefrontServerOptions,
): Stored {
  const pages = new StoredPages();
  const replies = new StoredReplies();
  const both = [pages, replies];
  const dropAll = () => {
    forget();
    for (const stored of both) stored.dropAll();
  };
  const listener = listenForPublications(db.pool, {
    onPublish: (websiteId) => {
      if (websiteId === '') return dropAll();
      forget(websiteId);
      for (const stored of both) stored.drop(websiteId);
    },
    onListening: () => {
      dropAll();
      for (const stored of both) stored.isListening = true;
    },
    onLost: () => {
      for (const stored of both) stored.isListening = false;
    },
  });
  const stopNotifying = publications.join(() => listener.catchUp());
  server.addHook('onClose', async () => {
    stopNotifying();
    await listener.stop();
  });
  return { pages, replies };
}

/** Serves built files and media, which never change under their name. */
async function addFiles(server: FastifyInstance, { folder, media }: StorefrontServerOptions): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(folder, 'build/client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  await server.register(mediaFiles, media);
}

function sendBusy(reply: FastifyReply, { translate }: CalledWebsite, wait: number): FastifyReply {
  const { errors } = errorBodyOf(new ApiError('rate_limited', undefined, { retryAfter: wait }), translate);
  return sendPlain(reply.header('retry-after', String(wait)), 429, 'busy', errors['general']?.[0]);
}

function sendPlain(
  reply: FastifyReply,
  status: number,
  kind: Parameters<typeof plainPage>[0],
  text?: string,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .send(plainPage(kind, text));
}

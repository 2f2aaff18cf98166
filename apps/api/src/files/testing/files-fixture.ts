import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFormSettings, newFormItem, type FormItemType } from '@etalage/site-model';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import { afterAll, expect } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { withWebsite } from '../../db/with-website.ts';
import { storeForm } from '../../forms/form.repository.ts';
import type { Job } from '../../ports/job-queue.ts';
import type { Files } from '../../ports/storage/file-storage.ts';
import { diskFolders, diskStorage } from '../../ports/storage/disk-storage.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/create-test-database.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { createHeicConverter } from '../../ports/heic/convert-heic.ts';
import { mediaFiles } from '../media-files.ts';
import { uploadRoutes } from '../../http/upload-routes.ts';
import { visitorSignedUrlHandler } from '../../forms/visitor-signed-url.handler.ts';
import type { EndpointServer } from '../../calls/endpoint-server.ts';
import type { Handlers } from '../../calls/handler-context.ts';
import { filesHandlers } from '../handlers.ts';
import { sweepFiles } from '../sweep-files.ts';

interface Sent {
  type?: string;
  headers?: Record<string, string>;
}

interface FilesFixtureOptions extends Partial<Pick<Files, 'storage' | 'convertHeic'>> {
  /** Handlers of calls other than those about files. */
  readonly handlers?: Partial<Handlers>;
  /** Of its two websites, where those of another fixture are in the same database. */
  readonly hosts?: readonly [string, string];
}

/** More than the time that a file stays in the bin. */
const MONTH_MS = 31 * 24 * 3600_000;

/** Two websites with the file calls of owners and visitors, and a server with the routes for uploads and media. */
export async function filesFixture({
  storage,
  convertHeic,
  handlers,
  hosts: [host, otherHost] = ['a.test', 'b.test'],
}: FilesFixtureOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  const websiteId = await database.createWebsite({ host });
  const otherWebsite = await database.createWebsite({ host: otherHost });
  /** Forms: one with a file question, one without, one of the other website. */
  const forms = {
    withFiles: await storeTestForm(database, websiteId, 'file'),
    withoutFiles: await storeTestForm(database, websiteId, 'text'),
    foreignForm: await storeTestForm(database, otherWebsite, 'file'),
  };
  const files = filesIn(folder, { storage, convertHeic });
  const jobs: Job[] = [];
  const ports = { files, jobs: { enqueue: async (job: Job) => void jobs.push(job) } };
  const mergedHandlers = { ...filesHandlers, visitorSignedUrl: visitorSignedUrlHandler, ...handlers };
  const owner = await startOwnerApi(database, mergedHandlers, websiteId, otherWebsite, ports);
  const clock = { now: () => new Date() };
  const visitor = await startTestApi(database, ports, { handlers: mergedHandlers, now: () => clock.now() });
  const web = await startFileRoutes(visitor.server, folder);

  const ids = { website_id: websiteId, project_id: websiteId };
  const put = (url: string, body: Buffer | string, { type = 'image/jpeg', headers = {} }: Sent = {}) =>
    web.inject({ method: 'PUT', url, payload: body, headers: { 'content-type': type, ...headers } });
  const ask = async (name: string, contentType: string, isPrivate = false) => {
    const reply = await owner.call('signedUrl', { ...ids, filePath: name, contentType, isPrivate });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.url as string;
  };
  return {
    forms,
    /** Jobs that requests have enqueued. */
    jobs,
    folder,
    database,
    websiteId,
    otherWebsite,
    owner,
    visitor,
    web,
    ids,
    clock,
    files,
    put,
    ask,
    get: (url: string) => web.inject({ url }),
    /** Deletes a file and lets the time pass that it stays in the bin. */
    async erase(key: string) {
      await owner.call('deleteFile', { ...ids, filePath: key, isPrivate: false });
      await sweepFiles({ db: database.app, files }, websiteId, new Date(Date.now() + MONTH_MS));
    },
    /** Requests an address and sends a file there; returns the reply of the PUT and the file's key. */
    async upload(name: string, body: Buffer | string, type: string, isPrivate = false) {
      const url = await ask(name, type, isPrivate);
      return { url, key: keyOf(url), reply: await put(url, body, { type }) };
    },
    stored: bytesIn(folder, websiteId),
    rows: async () => database.admin.global.selectFrom('files').selectAll().orderBy('created_at').execute(),
  };
}

/** Storage in a folder, unless the test has its own. */
function filesIn(
  folder: string,
  { storage, convertHeic }: Pick<FilesFixtureOptions, 'storage' | 'convertHeic'>,
): Files {
  return {
    storage: storage ?? diskStorage(folder),
    incomingFolder: join(folder, 'incoming-files'),
    convertHeic: convertHeic ?? createHeicConverter(),
  };
}

/** Returns the bytes in storage; undefined if the file is not there. */
function bytesIn(folder: string, websiteId: string) {
  return (key: string, kind: 'files' | 'private-files' = 'files') => {
    const path = join(folder, kind, websiteId, key);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
}

/** A server with the routes for uploads and media; it is closed after the file's last test. */
async function startFileRoutes(endpoints: EndpointServer, folder: string) {
  const web = Fastify();
  await web.register(uploadRoutes, { endpoints });
  await web.register(mediaFiles, {
    folders: [join(folder, 'files')],
    variantsFolder: join(folder, diskFolders.variants),
    onRendered: () => {},
  });
  afterAll(() => web.close());
  return web;
}

/** Stores a form with one question of this type; returns its id. */
async function storeTestForm(
  { app }: Pick<TestDatabase, 'app'>,
  websiteId: string,
  type: FormItemType,
): Promise<string> {
  const id = newId();
  const words = { title: 'Contact', submit_title: 'Versturen', summary: '0', version: 1 } as const;
  const items = [newFormItem({ type, identifier: 'bijlage', label: 'Bijlage' })];
  const form = { id, ...words, items, settings: defaultFormSettings };
  await withWebsite(app, websiteId, (tx) => storeForm(tx, websiteId, form, ''));
  return id;
}

/** The file key in an address. */
export function keyOf(url: string): string {
  return /(assets\/[^?]*)/.exec(url)?.[1] ?? '';
}

/** The message at the field `file` of a refusal. */
export function refusalIn(reply: LightMyRequestResponse): string {
  return reply.json<{ errors: { file: string[] } }>().errors.file.join();
}

import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyOperations, type Operation, type PageDocument } from '@etalage/site-model';

interface Saving {
  client: string;
  sequence: number;
  base_revision: number;
  steps: { operations: Operation[] }[];
}

interface Sent {
  saving: Saving;
  /** Undefined until there is a response. */
  reply?: { revision: number; corrections: Operation[] };
}

/**
 * A proxy between the browser and the dashboard at `target`, which records every save with its response. It is not a
 * Playwright route: closing a tab ends its routes before its requests, and Chromium then releases the requests that
 * were delayed for them, so that a save could reach the server unseen.
 */
export async function recordSaves(target: string) {
  const sent = new Map<string, Sent>();
  const underway = new Set<Promise<void>>();

  async function passOn(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray());
    const entry = request.url?.endsWith('/documents/save') ? entryOf(body) : undefined;
    const { method = 'GET', headers } = request;
    const passed = ask(new URL(request.url ?? '/', target), { method, headers, agent: false });
    const [answer] = (await once(passed.end(body), 'response')) as [IncomingMessage];
    const reply = Buffer.concat(await answer.toArray());
    if (entry && answer.statusCode === 200)
      entry.reply = JSON.parse(String(reply)) as NonNullable<Sent['reply']>;
    response.writeHead(answer.statusCode ?? 500, answer.headers).end(reply);
  }

  function entryOf(body: Buffer): Sent {
    const saving = JSON.parse(String(body)) as Saving;
    const key = `${saving.client}:${saving.sequence}`;
    const entry = sent.get(key) ?? { saving };
    sent.set(key, entry);
    return entry;
  }

  const proxy = createServer((request, response) => {
    // The tab or the server was killed meanwhile: the other end gets a connection error.
    const done = passOn(request, response).catch(() => void response.destroy());
    underway.add(done);
    void done.then(() => underway.delete(done));
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');

  return {
    /** Address of the dashboard for the browser. */
    dashboard: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => proxy.close(resolve).closeAllConnections()),
    acknowledged: () => [...sent.values()].filter(({ reply }) => reply !== undefined).length,
    /** Reads what is stored at a moment when no save is in progress. */
    async atRest<Stored>(read: () => Promise<Stored>): Promise<Stored> {
      for (;;) {
        await Promise.all(underway);
        const before = sent.size;
        const stored = await read();
        if (sent.size === before) return stored;
      }
    },
    /**
     * The possible documents on the server: with everything that was acknowledged, and that plus the one save without a
     * response.
     */
    possible(start: PageDocument, startRevision: number): PageDocument[] {
      const later = [...sent.values()].filter(({ saving }) => saving.base_revision >= startRevision);
      const answered = later.flatMap((one) => (one.reply ? [{ ...one, reply: one.reply }] : []));
      answered.sort((one, other) => one.reply.revision - other.reply.revision);
      const certain = answered.reduce(
        (document, { saving, reply }) => applied(applied(document, stepsOf(saving)), reply.corrections),
        start,
      );
      const revision = answered.at(-1)?.reply.revision ?? startRevision;
      const open = later.find(({ saving, reply }) => !reply && saving.base_revision === revision);
      return open ? [certain, applied(certain, stepsOf(open.saving))] : [certain];
    },
  };
}

const stepsOf = ({ steps }: Saving) => steps.flatMap((step) => step.operations);

function applied(document: PageDocument, operations: Operation[]): PageDocument {
  const result = applyOperations(document, operations);
  if ('refused' in result) throw new Error(`what the server acknowledged does not fit: ${result.refused}`);
  return result.document;
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createMailbox, type Mailbox } from './emulated-mailbox.ts';
import { type PeppolEmulatorMode, peppolEmulatorCodes } from './emulator-codes.ts';

/** A key with this in it was revoked, and the company with this number does not exist. */
export const REVOKED = 'ingetrokken';
export const UNKNOWN_COMPANY = 404;

/** Accounts of which documents are remembered; the one that was seen first is forgotten first. */
const MOST_ACCOUNTS = 100;

export interface PeppolEmulatorOptions {
  /** How the whole access point answers now. */
  readonly mode?: () => 'normal' | 'slow' | 'down';
}

const submission = z.object({
  legalEntityId: z.int(),
  idempotencyGuid: z.uuid(),
  routing: z.object({ eIdentifiers: z.array(z.object({ scheme: z.string(), id: z.string() })).min(1) }),
  document: z.object({
    documentType: z.literal('invoice'),
    rawDocumentData: z.object({ document: z.base64().min(1), parseStrategy: z.literal('ubl') }),
  }),
});

const asked = z.object({ scheme: z.string().min(1), identifier: z.string().min(1) });

/** An emulator of an access point with the API of Storecove, for machines without one; mounted at a prefix like `/test-peppol`. */
export async function peppolEmulator(
  app: FastifyInstance,
  { mode = () => 'normal' }: PeppolEmulatorOptions,
): Promise<void> {
  const mailboxes = new Map<string, Mailbox>();
  const mailboxOf = (key: string): Mailbox => {
    const known = mailboxes.get(key) ?? createMailbox();
    mailboxes.set(key, known);
    // Whoever can reach the emulator can make up keys.
    if (mailboxes.size > MOST_ACCOUNTS) mailboxes.delete(mailboxes.keys().next().value ?? '');
    return known;
  };
  app.addHook('onRequest', async (request, reply) => {
    if (mode() === 'down') return reply.code(503).send();
    if (mode() === 'slow') await new Promise((resolve) => reply.raw.once('close', resolve));
    const key = keyOf(request.headers.authorization);
    if (key === '' || key.includes(REVOKED)) return reply.code(401).send();
  });
  app.get<{ Params: { id: string } }>('/legal_entities/:id', async ({ params }, reply) => {
    const id = Number(params.id);
    return id === UNKNOWN_COMPANY ? reply.code(404).send() : { id, party_name: 'VOORBEELDBEDRIJF' };
  });
  app.post('/discovery/receives', async ({ body }, reply) => {
    const parsed = asked.safeParse(body);
    if (!parsed.success) return reply.code(422).send([{ source: 'identifier', details: 'Unknown' }]);
    return { code: modeOf(parsed.data.identifier) === 'UNKNOWN' ? 'NOK' : 'OK', email: false };
  });
  app.post('/document_submissions', async ({ body, headers }, reply) => {
    const parsed = submission.safeParse(body);
    const refuse = (source: string, details: string) => reply.code(422).send([{ source, details }]);
    if (!parsed.success) return refuse('document', 'The document cannot be read');
    const { idempotencyGuid: key, routing } = parsed.data;
    const special = modeOf(routing.eIdentifiers[0]?.id ?? '');
    if (special === 'DOWN') return reply.code(503).send();
    if (special === 'REFUSED') return refuse('document', 'BR-01: the document breaks a rule');
    const guid = mailboxOf(keyOf(headers.authorization)).add({
      key,
      special,
    });
    if (guid === undefined) return refuse('idempotencyGuid', 'This idempotencyGuid has already been used');
    if (special !== 'ANSWER_LOST') return { guid };
    reply.hijack();
    reply.raw.destroy();
    return reply;
  });
  addReports(app, mailboxOf);
}

/** What became of documents. */
function addReports(app: FastifyInstance, mailboxOf: (key: string) => Mailbox): void {
  app.get<{ Params: { guid: string } }>(
    '/document_submissions/:guid/evidence/sending',
    async ({ params, headers }, reply) => {
      const found = mailboxOf(keyOf(headers.authorization)).evidenceOf(params.guid);
      return found ? { network: 'peppol', evidence: { message_id: params.guid } } : reply.code(404).send();
    },
  );
  app.get('/webhook_instances/', async ({ headers }, reply) => {
    const event = mailboxOf(keyOf(headers.authorization)).next();
    return event ?? reply.code(204).send();
  });
  app.delete<{ Params: { guid: string } }>('/webhook_instances/:guid', async ({ params, headers }, reply) => {
    const isGone = mailboxOf(keyOf(headers.authorization)).takeAway(params.guid);
    return reply.code(isGone ? 204 : 404).send();
  });
}

function modeOf(number: string): PeppolEmulatorMode | undefined {
  const [, code = ''] = /^(?:BE)?0*(\d{3})0000/.exec(number) ?? [];
  return peppolEmulatorCodes[code];
}

const keyOf = (header = ''): string => header.replace(/^Bearer /, '');

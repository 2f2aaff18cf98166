import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMailbox } from './emulated-mailbox.ts';
import { peppolEmulator } from './peppol-emulator.ts';

it('an account of which nobody reads the events has the newest thousand', () => {
  const mailbox = createMailbox();
  for (let sent = 0; sent < 1200; sent++) mailbox.add({ key: randomUUID(), special: undefined });
  let read = 0;
  for (let event = mailbox.next(); event; event = mailbox.next()) {
    mailbox.takeAway(event.guid);
    read += 1;
  }
  expect(read).toBe(1000);
});

it('a hundred accounts are remembered, and the first is forgotten first', async () => {
  const server = Fastify();
  await server.register(peppolEmulator);
  const headers = (account: number) => ({ authorization: `Bearer sleutel-${account}` });
  const document = { documentType: 'invoice', rawDocumentData: { document: 'QQ==', parseStrategy: 'ubl' } };
  const send = async (account: number) => {
    const payload = {
      legalEntityId: 1,
      idempotencyGuid: randomUUID(),
      routing: { eIdentifiers: [{ scheme: 'BE:EN', id: '0403170701' }] },
      document,
    };
    await server.inject({ method: 'POST', url: '/document_submissions', headers: headers(account), payload });
  };
  const statusOf = async (account: number) =>
    (await server.inject({ url: '/webhook_instances/', headers: headers(account) })).statusCode;
  for (let account = 1; account <= 100; account++) await send(account);
  expect(await statusOf(1)).toBe(200);
  await send(101);
  expect([await statusOf(101), await statusOf(2)]).toEqual([200, 200]);
  expect(await statusOf(1)).toBe(204);
  await server.close();
});

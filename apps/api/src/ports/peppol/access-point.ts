import {
  company,
  discovered,
  eventOf,
  queued,
  reasonOf,
  schemeName,
  submitted,
} from './access-point-replies.ts';
import { type AccessPointOptions, callAccessPoint, readReply } from './call-access-point.ts';
import { type PeppolDocument, PeppolFault, type PeppolPort } from './peppol-port.ts';

/**
 * An access point with the API of Storecove: documents are submitted under a key of ours, what became of them waits in a
 * queue, and evidence of the delivery can be asked for. Two documents with one key are one; the second is refused in the
 * same way as one with a fault.
 */
export function createAccessPoint(options: AccessPointOptions): PeppolPort {
  return {
    async check(account) {
      const reply = await callAccessPoint(options, account, {
        path: `/legal_entities/${account.legalEntity}`,
        method: 'GET',
      });
      if (reply.status === 404) return 'unknown_company';
      readReply(reply, company);
      return 'ok';
    },
    async receives(account, { scheme, id }, kind) {
      const body = {
        documentTypes: [kind === 'invoice' ? 'invoice' : 'creditnote'],
        network: 'peppol',
        metaScheme: 'iso6523-actorid-upis',
        scheme: schemeName(scheme),
        identifier: id,
      };
      const reply = await callAccessPoint(options, account, {
        path: '/discovery/receives',
        method: 'POST',
        body,
      });
      // A number that the access point cannot read is one that it cannot reach.
      if (reply.status === 422) return false;
      return readReply(reply, discovered).code.toUpperCase() === 'OK';
    },
    async send(account, document) {
      const reply = await callAccessPoint(options, account, {
        path: '/document_submissions',
        method: 'POST',
        body: submissionOf(account.legalEntity, document),
        isSending: true,
      });
      if (reply.status === 422) return { outcome: 'refused', reason: reasonOf(reply.text) };
      return { outcome: 'accepted', submission: readReply(reply, submitted).guid };
    },
    async isDelivered(account, submission) {
      const path = `/document_submissions/${encodeURIComponent(submission)}/evidence/sending`;
      const { status } = await callAccessPoint(options, account, { path, method: 'GET' });
      if (status !== 200 && status !== 404)
        throw new PeppolFault('unavailable', `evidence answered ${status}`);
      return status === 200;
    },
    async nextEvent(account) {
      const reply = await callAccessPoint(options, account, { path: '/webhook_instances/', method: 'GET' });
      return reply.status === 204 ? undefined : eventOf(readReply(reply, queued));
    },
    async takeAway(account, eventId) {
      const path = `/webhook_instances/${encodeURIComponent(eventId)}`;
      const { status } = await callAccessPoint(options, account, { path, method: 'DELETE' });
      // Gone already is as good: the reply of the first time was lost.
      if (status >= 300 && status !== 404)
        throw new PeppolFault('unavailable', `an event could not be taken away: ${status}`);
    },
  };
}

function submissionOf(legalEntityId: number, { key, receiver, xml }: PeppolDocument) {
  return {
    legalEntityId,
    idempotencyGuid: key,
    routing: { eIdentifiers: [{ scheme: schemeName(receiver.scheme), id: receiver.id }] },
    document: {
      // Credit notes are invoices here: what a document is stands in its UBL.
      documentType: 'invoice',
      rawDocumentData: { document: Buffer.from(xml).toString('base64'), parse: true, parseStrategy: 'ubl' },
    },
  };
}

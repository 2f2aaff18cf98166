import { electronicAddress, identifiable, type Identifier } from '../invoice/electronic-address.ts';
import type { InvoiceDocument } from '../invoice/invoice.schema.ts';
import { isParticipantScheme, participantProblem } from './participant.ts';

type Parties = Pick<InvoiceDocument, 'is_test' | 'seller' | 'buyer'>;

/**
 * Whether a document goes by the network. `must`: both its companies are in Belgium; the buyer is taken at their word that
 * they order as one. `may`: its buyer is a company elsewhere. `none`: a person, or a test, which is in no books.
 */
export function peppolNeed({ is_test, seller, buyer }: Parties): 'none' | 'may' | 'must' {
  const isCompany = buyer.contact !== '' || buyer.vat_number !== '';
  if (is_test || !isCompany) return 'none';
  return seller.address.country === 'BE' && buyer.address.country === 'BE' ? 'must' : 'may';
}

/** Where the network finds a buyer, by the number in the document; undefined if there is none that can be right. */
export function participantOfBuyer(buyer: InvoiceDocument['buyer']): Identifier | undefined {
  const found = electronicAddress(identifiable(buyer), '');
  return found && participantProblem(found) === undefined ? found : undefined;
}

/** The participant that a seller probably is, by the details of the company; undefined if those say nothing. */
export function proposedParticipant(seller: InvoiceDocument['seller']): Identifier | undefined {
  const found = electronicAddress(identifiable(seller), '');
  const isUsable = found && isParticipantScheme(found.scheme) && participantProblem(found) === undefined;
  return isUsable ? found : undefined;
}

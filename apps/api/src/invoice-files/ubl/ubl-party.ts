import {
  electronicAddress,
  type Identifier,
  identifiable,
  type InvoiceDocument,
  registeredAs,
  vatPrefixOf,
} from '@etalage/shop-domain';
import { type Elements, identified, plain } from './ubl-elements.ts';

type Address = InvoiceDocument['seller']['address'];

interface Written {
  /** Of the party, for where the network delivers; '' if it is not known. */
  readonly email: string;
  /** Services outside the scope of VAT are invoiced without VAT numbers (BR-O-02). */
  readonly hasVat: boolean;
  /** Where the network delivers; by default what its numbers say. */
  readonly endpoint?: Identifier | undefined;
}

/** The seller, with what identifies it. */
export function sellerParty(seller: InvoiceDocument['seller'], { hasVat, endpoint }: Written): Elements {
  const { email, phone, name, address } = seller;
  const contact = { 'cbc:Telephone': plain(phone), 'cbc:ElectronicMail': plain(email) };
  return {
    ...partyOf(seller, { email, hasVat, endpoint }),
    'cac:PartyLegalEntity': legalEntity(name, registered(seller, address)),
    'cac:Contact': phone || email ? contact : undefined,
  };
}

/** The buyer; of a company, the person is a contact. */
export function buyerParty(buyer: InvoiceDocument['buyer'], written: Written): Elements {
  const { name, contact, address } = buyer;
  return {
    ...partyOf(buyer, written),
    'cac:PartyLegalEntity': legalEntity(name, registered(buyer, address)),
    'cac:Contact': contact === '' ? undefined : { 'cbc:Name': plain(contact) },
  };
}

export function postalAddress({ street, city, postcode, country }: Address): Elements {
  return {
    'cbc:StreetName': plain(street),
    'cbc:CityName': plain(city),
    'cbc:PostalZone': plain(postcode),
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

type Party = InvoiceDocument['seller'] | InvoiceDocument['buyer'];

function partyOf(party: Party, { email, hasVat, endpoint: known }: Written): Elements {
  const endpoint = known ?? electronicAddress(identifiable(party), email);
  const number = prefixed(party.vat_number);
  return {
    'cbc:EndpointID': endpoint && identified(endpoint.id, endpoint.scheme),
    'cac:PartyName': { 'cbc:Name': named(party.name) },
    'cac:PostalAddress': postalAddress(party.address),
    'cac:PartyTaxScheme':
      hasVat && number !== '' ? { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } : undefined,
  };
}

/** Numbers begin with the prefix of their country, EL for Greece (BR-CO-09). */
function prefixed(number: string): string {
  return number === '' ? '' : vatPrefixOf(number.slice(0, 2)) + number.slice(2);
}

const registered = (party: Party, { country }: Address) =>
  registeredAs(country, identifiable(party).company_number, party.vat_number);

function legalEntity(name: string, number: ReturnType<typeof registered>): Elements {
  return {
    'cbc:RegistrationName': named(name),
    'cbc:CompanyID': number && identified(number.id, number.scheme),
  };
}

/** A party has a name (BR-06, BR-07), also one whose data was erased. */
const named = (name: string): string => plain(name) ?? '-';

import type { LegalRule } from '../legal-facts.ts';
import { findingIn, onePlace } from '../legal-finding.ts';

/** The address of the European platform for disputes, which was closed on 20 July 2025. */
export const ODR_ADDRESS = 'ec.europa.eu/consumers/odr';

/** Links to a platform that is gone, everywhere that visitors read. */
export const disputes: LegalRule = ({ documents, products, odr_places: others }) =>
  findingIn('odr_link', [
    ...documents.filter(({ has_odr }) => has_odr).map(({ place }) => place),
    ...products.filter(({ has_odr }) => has_odr).map(({ id, title }) => onePlace('product', id, title)),
    ...others,
  ]);

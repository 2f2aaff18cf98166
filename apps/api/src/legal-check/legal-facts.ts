import type { LegalFacts } from '@etalage/shop-domain';
import { defaultPalette, poorContrasts } from '@etalage/site-model';
import type { HandlerContext } from '../calls/handler-context.ts';
import { lookFindings, scriptFindings } from '../cookie-consents/site-loads.ts';
import { findOwnHosts } from '../cookie-consents/own-hosts.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findKeepable } from '../terms/keepable-terms.ts';
import { canBeRead } from '../webshop/check-pages.ts';
import { readWebshop } from '../webshop/webshop.repository.ts';
import { findPeppolAccount, sendsItself } from '../invoices/peppol-account.repository.ts';
import { findPlace } from '../websites/place.repository.ts';
import { shopSettingsOf } from '../websites/shop-settings.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { findDocumentFacts, leadsTo } from './document-facts.ts';
import { findFormFacts } from './form-facts.ts';
import { findMenuFacts } from './menu-facts.ts';
import { findOdrPlaces } from './odr-places.ts';
import { findPrivacyPages } from './privacy-pages.ts';
import { findProductFacts } from './product-facts.ts';
import { findCounted, findMethodFacts } from './shop-facts.ts';

/** What the rules look at, and how much of the website that is. */
export interface GatheredFacts {
  readonly facts: LegalFacts;
  readonly pages: number;
  readonly templates: number;
}

/** Reads everything that the rules look at, in a number of statements that does not grow with the shop. */
export async function gatherLegalFacts(
  tx: WebsiteTransaction,
  context: HandlerContext,
): Promise<GatheredFacts> {
  const { websiteId } = context;
  const now = context.now();
  const place = await findPlace(tx, websiteId, '/');
  const site = siteOf(place, now);
  const settings = shopSettingsOf(place.website, now);
  const own = await findOwnHosts(tx, websiteId, site);
  const { documents, shared, pages, templates } = await findDocumentFacts({ tx, context, site, own });
  const privacy = await findPrivacyPages(tx, websiteId);
  const { oss_from } = await readWebshop(tx, websiteId);
  const loads = [...scriptFindings(site.cookies.list), ...lookFindings(site)];
  const facts: LegalFacts = {
    seller: { ...site.company, country: settings.sellerCountry },
    shop: {
      ...(await findCounted(tx, websiteId, settings, now)),
      sells: place.sells,
      is_small_business: settings.isSmallBusiness,
      shows_tax: settings.showPriceTaxIncluded,
      has_delivery_time: site.modules.webshop.delivery !== undefined,
      has_accessibility: site.modules.webshop.accessibility !== undefined,
      terms: settings.agreementUrl,
      are_terms_found: await canBeRead(tx, websiteId, settings.agreementUrl),
      are_terms_kept: (await findKeepable(tx, websiteId, settings.agreementUrl)) !== undefined,
      has_oss: oss_from !== '',
      sends_peppol: sendsItself(await findPeppolAccount(tx, websiteId)),
    },
    ...(await findMethodFacts(tx, websiteId)),
    texts: settings.texts,
    documents,
    products: await findProductFacts(tx, websiteId),
    forms: await findFormFacts(tx, websiteId),
    menus: await findMenuFacts(tx, websiteId, site),
    loads: loads
      .filter(({ host, loads: when }) => when === 'at_once' && !own.has(host))
      .map(({ host, place: { kind, id, title } }) => ({ host, place: { kind, id, title, block: '' } })),
    privacy: {
      pages: privacy.map(({ id, title }) => ({ kind: 'page' as const, id, title, block: '' })),
      is_linked: leadsTo(
        privacy.map(({ path }) => path),
        shared,
        site,
      ),
    },
    odr_places: await findOdrPlaces(tx, websiteId, settings.texts),
    poor_contrasts: poorContrasts((key) => site.theme.colors[key] || defaultPalette[key]).length,
  };
  return { facts, pages, templates };
}

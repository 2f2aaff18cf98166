import { checkOptions } from '../price-with-options/check-options.ts';
import { checkOptionValues } from '../price-with-options/check-option-values.ts';
import type { RuleErrors, RuleText } from '../rule-text.ts';
import { isDelivery } from '../delivery/delivery-of.ts';
import { checkVariants } from './check-variants.ts';
import { isEan } from './is-ean.ts';
import { isLink } from './is-link.ts';
import type { OwnedProductContent } from './owned-product.schema.ts';

/** The result of checking a product for its owner, by the path of the field, such as `options.2.min`. */
export interface ProductFindings {
  /** Refused. */
  readonly errors: RuleErrors;
  /** Saved, but without the effect that the owner expects. */
  readonly warnings: RuleErrors;
}

/** What an owner cannot save, and what they should know, beside the limits of the schema (PROD-17, PROD-21, PROD-26). */
export function checkProduct(content: OwnedProductContent): ProductFindings {
  const errors: RuleErrors = {};
  const warnings: RuleErrors = {};
  const add = (target: RuleErrors, path: string, finding: RuleText) => (target[path] ??= []).push(finding);
  const refuse = (path: keyof OwnedProductContent, key: RuleText['key']) =>
    add(errors, path, { key, values: {} });
  const { sale_price_cents: sale, quantity_min, quantity_max, quantity_step } = content;

  if (sale !== null && sale >= content.price_cents) refuse('sale_price_cents', 'product_sale_not_lower');
  if (content.ean !== '' && !isEan(content.ean)) refuse('ean', 'product_ean_invalid');
  if (quantity_max < quantity_min) refuse('quantity_max', 'product_quantity_range');
  else if (quantity_step > 1 && quantity_min + quantity_step > quantity_max && quantity_max > quantity_min) {
    refuse('quantity_step', 'product_quantity_step');
  }
  if (!isDelivery(content)) refuse('delivery_to', 'product_delivery_range');
  if (content.enable_form && content.form_id === '') refuse('form_id', 'product_form_missing');
  if (content.link !== '' && !isLink(content.link)) refuse('link', 'link_invalid');
  if (content.enable_affiliate && !isWebAddress(content.affiliate_link)) {
    refuse('affiliate_link', 'product_affiliate_invalid');
  }
  if (content.publish_at !== null && content.status !== 'draft')
    refuse('publish_at', 'product_plan_not_draft');

  for (const found of [checkOptions(content.options), checkOptionValues(content.options)]) {
    for (const finding of found.errors) add(errors, `options.${finding.path}`, finding);
    for (const finding of found.warnings) add(warnings, `options.${finding.path}`, finding);
  }
  for (const finding of checkVariants(content)) add(errors, finding.path, finding);
  return { errors, warnings };
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(address);
}

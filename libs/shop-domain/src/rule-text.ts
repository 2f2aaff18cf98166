import type { WebshopTextKey } from './webshop-text.ts';
import type { MakerTextKey } from './maker-text.ts';
import type { PeppolTextKey } from './peppol-text.ts';
import type { RetentionTextKey } from './retention-text.ts';
import type { SheetTextKey } from './sheet-text.ts';
import type { WithdrawalTextKey } from './withdrawal-text.ts';

/** Keys of the texts that rules return; each exists in the texts table (texts/src/nl/shop-rules.ts). */
export type RuleTextKey =
  | OptionTextKey
  | ProductTextKey
  | CategoryTextKey
  | PropertyTextKey
  | DiscountTextKey
  | QuoteTextKey
  | ShipmentTextKey
  | RefundTextKey
  | ShippingTextKey
  | CompanyTextKey
  | WebshopTextKey
  | SheetTextKey
  | ReasonTextKey
  | TotalsTextKey
  | VatTextKey
  | PaymentTextKey
  | QuantityTextKey
  | CustomerTextKey
  | OrderActionTextKey
  | OrderBulkTextKey
  | BookedTextKey
  | InvoiceTextKey
  | WithdrawalTextKey
  | MakerTextKey
  | PeppolTextKey
  | RetentionTextKey;

type OptionTextKey =
  | 'webshop_option_required'
  | 'webshop_option_not_a_number'
  | 'webshop_option_too_small'
  | 'webshop_option_too_big'
  | 'webshop_option_too_long'
  | 'webshop_option_choice'
  | 'webshop_option_unknown'
  | 'webshop_option_amount_too_big'
  | 'webshop_price_negative'
  | 'webshop_price_too_big'
  | 'webshop_price_unreadable'
  | 'webshop_option_double_key'
  | 'webshop_option_cycle'
  | 'webshop_option_relation_missing'
  | 'webshop_option_relation_later'
  | 'webshop_option_bad_value'
  | 'webshop_option_no_title'
  | 'webshop_option_choice_no_title'
  | 'webshop_option_min_above_max'
  | 'webshop_option_start_outside'
  | 'webshop_option_default_gone'
  | 'webshop_option_no_choices'
  | 'webshop_option_no_steps'
  | 'webshop_option_no_variant';

type PropertyTextKey =
  | 'product_property_gone'
  | 'product_property_one'
  | 'product_property_number'
  | 'product_property_many'
  | 'product_property_value_gone'
  | 'property_value_twice';

type ProductTextKey =
  | 'product_sale_not_lower'
  | 'product_ean_invalid'
  | 'product_quantity_range'
  | 'product_quantity_step'
  | 'product_form_missing'
  | 'product_delivery_range'
  | 'link_invalid'
  | 'product_affiliate_invalid'
  | 'product_plan_not_draft'
  | 'product_variants_option_gone'
  | 'product_variants_none'
  | 'product_variants_required'
  | 'product_variants_double_choice'
  | 'product_variant_choice_gone'
  | 'product_variant_double'
  | 'product_variant_number_double'
  | 'product_variant_negative';

type CategoryTextKey =
  | 'category_rule_empty'
  | 'category_rule_text_missing'
  | 'category_rule_price_missing'
  | 'category_rule_price_order'
  | 'category_rule_filter_missing'
  | 'category_rule_category_missing';

type DiscountTextKey =
  | 'discount_code_invalid'
  | 'discount_value_missing'
  | 'discount_percentage'
  | 'discount_scope_empty'
  | 'discount_period'
  | 'discount_email_invalid';

type QuoteTextKey =
  | 'quote_line_vat'
  | 'quote_line_twice'
  | 'quote_lines_missing'
  | 'quote_files_many'
  | 'quote_day_over';

type ShipmentTextKey =
  | 'shipment_empty'
  | 'shipment_too_many'
  | 'shipment_carrier_missing'
  | 'shipment_code_invalid'
  | 'shipment_link_invalid';

type RefundTextKey =
  | 'refund_too_many_pieces'
  | 'refund_too_much_shipping'
  | 'refund_too_much'
  | 'refund_nothing';

type ShippingTextKey =
  | 'shipping_rules_missing'
  | 'shipping_rule_never'
  | 'shipping_limit_order'
  | 'shipping_free_never'
  | 'shipping_country_unknown'
  | 'shipping_postcode_order';

type CompanyTextKey =
  | 'company_country_missing'
  | 'company_postcode_invalid'
  | 'company_email_invalid'
  | 'company_phone_invalid'
  | 'company_kvk_invalid'
  | 'company_vat_invalid';

type ReasonTextKey =
  | 'webshop_reason_base'
  | 'webshop_reason_sale'
  | 'webshop_reason_base_excluded'
  | 'webshop_reason_variant'
  | 'webshop_reason_option'
  | 'webshop_reason_option_excluded'
  | 'webshop_reason_start'
  | 'webshop_reason_add'
  | 'webshop_reason_multiply'
  | 'webshop_reason_skipped'
  | 'webshop_reason_unit'
  | 'webshop_reason_tax_in_gross'
  | 'webshop_reason_tax_on_net';

type TotalsTextKey =
  | 'webshop_totals_line'
  | 'webshop_totals_discount'
  | 'webshop_totals_line_net'
  | 'webshop_totals_shipping_net'
  | 'webshop_totals_shipping_part'
  | 'webshop_totals_shipping_untaxed'
  | 'webshop_totals_group'
  | 'webshop_totals_group_exempt'
  | 'webshop_totals_group_not_taxable'
  | 'webshop_totals_tax_in_gross'
  | 'webshop_totals_tax_on_net'
  | 'webshop_totals_tax_taken_out'
  | 'webshop_totals_zero_rated'
  | 'webshop_totals_payable';

type VatTextKey =
  | 'webshop_vat_label_standard'
  | 'webshop_vat_label_reverse_charge'
  | 'webshop_vat_label_export'
  | 'webshop_vat_label_outside'
  | 'webshop_vat_label_exempt'
  | 'webshop_vat_label_not_taxable'
  | 'webshop_vat_label_small_business'
  | 'webshop_vat_invoice_small_business'
  | 'webshop_vat_reason_small_business'
  | 'webshop_vat_invoice_intra_community'
  | 'webshop_vat_invoice_reverse_charge'
  | 'webshop_vat_invoice_export'
  | 'webshop_vat_invoice_outside'
  | 'webshop_vat_reason_consumer'
  | 'webshop_vat_reason_consumer_domestic_rate'
  | 'webshop_vat_reason_oss'
  | 'webshop_vat_reason_domestic_number'
  | 'webshop_vat_reason_delivered_domestic'
  | 'webshop_vat_reason_intra_community'
  | 'webshop_vat_reason_reverse_charge'
  | 'webshop_vat_reason_unchecked'
  | 'webshop_vat_reason_invalid'
  | 'webshop_vat_reason_unavailable'
  | 'webshop_vat_reason_export'
  | 'webshop_vat_reason_territory'
  | 'webshop_vat_reason_unknown_country'
  | 'webshop_vat_reason_services_consumer'
  | 'webshop_vat_reason_services_outside'
  | 'webshop_vat_reason_services_company_outside'
  | 'webshop_vat_reason_seller_outside';

type PaymentTextKey =
  | 'webshop_payment_processing'
  | 'webshop_payment_paid'
  | 'webshop_payment_expired'
  | 'webshop_payment_failed'
  | 'webshop_payment_canceled'
  | 'webshop_payment_refunded'
  | 'webshop_payment_partially_refunded'
  | 'webshop_payment_charged_back'
  | 'webshop_pay_later_days'
  | 'webshop_pay_later_most'
  | 'webshop_pay_later_term'
  | 'webshop_pay_later_term_one';

type QuantityTextKey = 'webshop_quantity_out_of_bounds' | 'webshop_quantity_step';

type CustomerTextKey =
  | `webshop_customer_invoice_${RequiredPart}_required`
  | `webshop_customer_shipping_${Exclude<RequiredPart, 'email'>}_required`
  | 'webshop_customer_invoice_company_required'
  | `webshop_customer_${'invoice' | 'shipping'}_${'email' | 'postcode' | 'country'}_invalid`
  | 'webshop_customer_agreement_required';

type OrderActionTextKey =
  | 'order_action_paid'
  | 'order_action_free'
  | 'order_action_online'
  | 'order_action_none_entered'
  | 'order_action_entered_refunded'
  | 'order_action_cancelled'
  | 'order_action_completed'
  | 'order_action_sent'
  | 'order_action_money'
  | 'order_action_money_entered'
  | 'order_action_not_cancelled'
  | 'order_action_restored'
  | 'order_action_not_completed'
  | 'order_action_not_online'
  | 'order_action_received_future'
  | 'order_action_received_early'
  | 'order_action_received_too_little'
  | 'order_action_received_too_much'
  | 'order_customer_company_fixed'
  | 'order_customer_tax_number_fixed'
  | 'order_customer_country_fixed'
  | 'order_customer_delivery_country_fixed'
  | 'order_customer_area_fixed'
  | 'order_customer_shipping_fixed';

type InvoiceTextKey =
  | 'invoice_ground_intra_community'
  | 'invoice_ground_reverse_charge'
  | 'invoice_ground_export'
  | 'invoice_ground_oss'
  | 'invoice_missing_address'
  | 'invoice_missing_vat_number';

type OrderBulkTextKey = 'order_bulk_quote' | 'order_bulk_cancelled' | 'order_bulk_sent' | 'order_bulk_unpaid';

type BookedTextKey = 'booked_period_missing' | 'booked_period_reversed' | 'booked_period_long';

type RequiredPart =
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'street'
  | 'number'
  | 'postcode'
  | 'city'
  | 'country';

/**
 * A text to show: its key and the values of its placeholders. `{amount}` is filled in by the screen that shows it.
 */
export interface RuleText {
  key: RuleTextKey;
  values: Readonly<Record<string, string | number>>;
}

/** A step of a calculation with its result in cents, for the "Uitleg bedrag" panel. */
export interface RuleStep extends RuleText {
  amount: number;
}

/** Refusals per field name; `general` for those that belong to no single field. Empty when nothing is wrong. */
export type RuleErrors = Record<string, RuleText[]>;

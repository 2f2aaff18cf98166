export type { RuleErrors, RuleStep, RuleText, RuleTextKey } from './rule-text.ts';
export { centsFromEuros, eurosFromCents } from './wire/euros.ts';
export { flagText, isOn } from './wire/flag.ts';

export { roundHalfAwayFromZero, timesRatio } from './money/round-half-away-from-zero.ts';
export { bothSides, shownCents, taxInGross, taxOnNet } from './money/both-sides.ts';
export { shownSide } from './money/shown-side.ts';
export type { PriceMode } from './money/both-sides.ts';
export type { Price } from './money/price.ts';
export { largestRemainder } from './money/largest-remainder.ts';
export type { Share } from './money/largest-remainder.ts';
export { MAX_UNIT_CENTS, parseAmount } from './money/parse-amount.ts';

export { optionKey } from './price-with-options/option-key.ts';
export type { Selection } from './price-with-options/option-key.ts';
export { beforeReduction } from './price-with-options/before-reduction.ts';
export { priceWithOptions } from './price-with-options/price-with-options.ts';
export type {
  OptionAmount,
  PricedOption,
  PricedProduct,
  PricedVariant,
  PriceWithOptions,
} from './price-with-options/priced-product.ts';
export { storedPrices } from './price-with-options/stored-prices.ts';
export { checkOptions } from './price-with-options/check-options.ts';
export type { OptionFinding, OptionFindings } from './price-with-options/check-options.ts';
export { checkOptionValues } from './price-with-options/check-option-values.ts';
export { displaySelection } from './price-with-options/display-selection.ts';
export type { DisplayedOption } from './price-with-options/display-selection.ts';
export { choiceStates } from './price-with-options/choice-states.ts';
export type { ChoiceState } from './price-with-options/choice-states.ts';
export { optionOfKey, selectionOfVariant, variantOf } from './price-with-options/variant-of.ts';
export { initialSelection } from './price-with-options/initial-selection.ts';
export { lowestPrice } from './price-with-options/lowest-price.ts';
export type { LowestPrice } from './price-with-options/lowest-price.ts';
export { priorIf } from './prior-price/prior-if.ts';
export { priorPrice, reductionPercentage } from './prior-price/prior-price.ts';
export type { PriorPrice } from './prior-price/prior-price.ts';
export type { DutchMidnight, PriceMoment, PriceRecord, VariantChange } from './prior-price/price-record.ts';

export { cartTotals, chargedPrice, shippingPrice, TOTALS_ALGORITHM } from './cart/cart-totals.ts';
export type { CartTotals, LineTotals, PartTotals } from './cart/cart-totals.ts';
export { explainTotals } from './cart/explain-totals.ts';
export type { ExplainedPart, ExplainedTotals, LineReasons } from './cart/explain-totals.ts';
export { unitReasons } from './cart/unit-reasons.ts';
export { NOTHING_SHOWN, shownOf } from './cart/shown-of.ts';
export type { OrderedCart } from './cart/shown-of.ts';
export { changesSince } from './cart/changes-since.ts';
export type { ShownChange } from './cart/changes-since.ts';
export { cartPartFigures } from './cart/cart-part-figures.ts';
export type { DiscountTotals } from './cart/after-discount.ts';
export type { CartPartFigures } from './cart/cart-part-figures.ts';
export { taxRows } from './cart/tax-rows.ts';
export type { VatGroup } from './cart/vat-groups-of.ts';
export { AmountError } from './money/amount-error.ts';
export { MAX_CART_LINES } from './max-cart-lines.ts';
export type { Discount, ShippingCost, TotalsLine, TotalsSettings, TotalsVat } from './cart/totals-input.ts';

export { chooseDiscounts } from './discount/choose-discounts.ts';
export type { ChosenDiscounts, DiscountLine, RefusedDiscount } from './discount/choose-discounts.ts';
export { discountedTotals } from './discount/discounted-totals.ts';
export type { DiscountedTotals, GivenDiscount } from './discount/discounted-totals.ts';
export { discountName } from './discount/discount-name.ts';
export { discountProblem } from './discount/discount-problem.ts';
export { checkDiscount } from './discount/check-discount.ts';
export type { DiscountKind, DiscountProblem, DiscountRule } from './discount/discount-rule.ts';
export type { OwnedDiscountContent } from './discount/owned-discount.schema.ts';
export { isCode, MAX_CODE, normaliseCode } from './discount/discount-code.ts';

export { formatFilters, parseFilters } from './filter-url/filters.ts';
export type { ChosenFilter, Filters } from './filter-url/filters.ts';
export { addFilterValue, removeFilterValue, setFilterRange } from './filter-url/change-filters.ts';
export { isWithinFilterLimits, MAX_FILTER_CHARACTERS, MAX_FILTERS } from './filter-url/filter-limits.ts';
export { filtersOfFields } from './filter-url/filters-of-fields.ts';

export { canPayWith, PAY_ON_PICKUP } from './payment-status/can-pay-with.ts';
export * from './payment-status/pay-later.ts';
export * from './payment-status/payment-obstacle.ts';
export { hintOfKey, isTestKey, MOLLIE_KEY_LENGTH, mollieKeyProblem } from './payment-status/mollie-key.ts';
export type { MollieKeyProblem } from './payment-status/mollie-key.ts';
export { isUnpaid, unpaidStatuses } from './payment-status/unpaid-statuses.ts';
export { TRANSFER, transferCode } from './payment-status/transfer.ts';
export { takenBack } from './payment-status/taken-back.ts';
export * from './payment-status/belgian-reference.ts';
export type { Handover } from './payment-status/can-pay-with.ts';
export { derivePayment } from './payment-status/derive-payment.ts';
export type { DerivedPayment, PaymentAttempt, PaymentEvent } from './payment-status/derive-payment.ts';
export { isBrokenOff } from './payment-status/is-broken-off.ts';
export type { OnlineOrder } from './payment-status/is-broken-off.ts';
export { checkCustomerChange, deliveredTo } from './order-actions/check-customer-change.ts';
export { nextOrderAction, orderActionProblem } from './order-actions/order-actions.ts';
export type { OrderAction, OrderFacts } from './order-actions/order-actions.ts';
export { receivedAmountProblem } from './order-actions/received-amount.ts';
export { receivedOnProblem } from './order-actions/received-on.ts';
export { isPaymentSettled, paymentView } from './payment-status/payment-view.ts';
export type { PaymentView } from './payment-status/payment-view.ts';

export { checkRefund } from './refund/check-refund.ts';
export { paidParts, vatKey } from './refund/paid-parts.ts';
export { askedForAll, refundOf } from './refund/refund-of.ts';
export { isVatRefund, vatRefundOf } from './refund/vat-refund-of.ts';
export { refundable, remainderOf } from './refund/remainder-of.ts';
export type { MadeRefund } from './refund/remainder-of.ts';
export type { AskedRefund, RefundRate, RefundRemainder, RefundSplit } from './refund/refund.schema.ts';
export {
  checkWithdrawal,
  checkWithdrawer,
  isBusiness,
  withdrawalObstacle,
} from './withdrawal/check-withdrawal.ts';
export type { WithdrawableLine, Withdrawer } from './withdrawal/check-withdrawal.ts';
export * from './product-facts.ts';
export { isWithdrawalOver, payBackDay, sendBackDay, withdrawalEnd } from './withdrawal/withdrawal-term.ts';
export { checkWithdrawalState, nextWithdrawalStates } from './withdrawal/withdrawal-state.ts';
export { piecesToPayBack } from './withdrawal/pieces-to-pay-back.ts';
export { proposedRefund } from './withdrawal/proposed-refund.ts';
export { MAX_WITHDRAWAL_REASON } from './withdrawal/withdrawal.schema.ts';
export type { WithdrawalObstacle, WithdrawalState, WithdrawnPieces } from './withdrawal/withdrawal.schema.ts';
export { bookedSums } from './bookkeeping/booked-sums.ts';
export type { BookedAmounts, BookedPart, BookedSums } from './bookkeeping/booked-sums.ts';
export { checkBookedPeriod } from './bookkeeping/check-booked-period.ts';
export type { BookedPeriod } from './bookkeeping/check-booked-period.ts';
export { DISTANCE_LEVELS, DISTANCE_LIMIT, distanceLevel, OSS_STATES } from './bookkeeping/distance-level.ts';
export type { DistanceSales, OssState } from './bookkeeping/distance-level.ts';
export { ICP_MONTHLY_ABOVE, ICP_PROBLEMS, icpList, type IcpPart } from './bookkeeping/icp-list.ts';
export { ossList, type QuarterPart } from './bookkeeping/oss-list.ts';
export { smallBusinessIn } from './bookkeeping/small-business-in.ts';
export { VAT_BOXES, VAT_PLACES_ELSEWHERE, vatPlaceOf } from './bookkeeping/vat-place.ts';
export { vatReturn } from './bookkeeping/vat-return.ts';
export { percentageText } from './cart/percentage-text.ts';
export { missingOfSeller } from './invoice/check-seller.ts';
export { creditNoteOf, type CreditedRefund } from './invoice/credit-note-of.ts';
export { electronicAddress, identifiable, registeredAs } from './invoice/electronic-address.ts';
export { dayAfter } from './invoice/day-after.ts';
export { readCalculation } from './invoice/invoice-input.ts';
export type { InvoiceCalculation, InvoicedOrder } from './invoice/invoice-input.ts';
export { invoiceNumber } from './invoice/invoice-number.ts';
export { invoiceOf } from './invoice/invoice-of.ts';
export { invoiceInstead, type ProvenCategory, recharged } from './invoice/recharged.ts';
export { writtenVatNumber } from './invoice/invoice-parties.ts';
export type { InvoiceDocument, InvoiceSeller } from './invoice/invoice.schema.ts';
export { packingSlipProblem, sendAllProblem } from './order-list/bulk-problem.ts';
export type { PackedPieces } from './order-list/bulk-problem.ts';
export { isInPart, laterDue } from './order-list/order-part.ts';
export type { ListedFacts, OrderPart } from './order-list/order-part.ts';
export { paymentGroups } from './order-list/payment-group.ts';
export type { PaymentGroup } from './order-list/payment-group.ts';

export {
  PLACED_ORDER_COOKIE,
  PLACED_ORDER_SECONDS,
  placedOrderOf,
  placedOrderValue,
} from './placed-order/placed-order-cookie.ts';
export type { PlacedOrder } from './placed-order/placed-order-cookie.ts';

export { productFormPlace } from './product-mode/product-form-place.ts';
export { productMode } from './product-mode/product-mode.ts';
export type { CartType, ProductMode } from './product-mode/product-mode.ts';
export { checkQuantity, MAX_QUANTITY, normaliseQuantity } from './product-mode/quantity.ts';
export type { QuantityBounds } from './product-mode/quantity.ts';

export { checkCompany } from './company/check-company.ts';
export type { CompanyContent } from './company/company.schema.ts';
export { MAX_RETURN_LINES, returnCostTexts, returnLines, type Returns } from './webshop/returns.ts';
export { ACCESSIBILITY_BEGIN, checkAccessibility } from './webshop/check-accessibility.ts';
export { checkWebshop, OSS_BEGIN, SMALL_BUSINESS_BEGIN, shopPageFields } from './webshop/check-webshop.ts';
export {
  checkNextNumber,
  type NumberForm,
  orderNumber,
  QUOTE_PREFIX,
  TEST_INVOICE_PREFIX,
} from './webshop/order-number.ts';
export { MAX_NUMBER_DIGITS, MAX_ORDER_NUMBER } from './webshop/webshop.schema.ts';
export type { WebshopContent } from './webshop/webshop.schema.ts';
export { checkShippingMethod, checkShippingRule } from './shipping/check-shipping-method.ts';
export type {
  OwnedShippingMethodContent,
  OwnedShippingRule,
} from './shipping/owned-shipping-method.schema.ts';
export { lostCountries, reachedCountries } from './shipping/reached-countries.ts';
export { isSameShipping, shippingAnswers } from './shipping/shipping-answers.ts';
export type { ShippingAnswer, ShippingObstacle } from './shipping/shipping-answers.ts';
export { shippingOptions } from './shipping/shipping-options.ts';
export type { ShippingOption } from './shipping/shipping-options.ts';
export type {
  Destination,
  ShippingLoad,
  ShippingMethodRules,
  ShippingRule,
} from './shipping/shipping-method.ts';

export { checkShipment, tidyShipment } from './shipment/check-shipment.ts';
export { piecesLeft, sentStateOf } from './shipment/pieces-left.ts';
export type { LinePieces } from './shipment/pieces-left.ts';
export { trackLink } from './shipment/track-link.ts';
export type { TrackDestination } from './shipment/track-link.ts';

export { checkVatNumberFormat, normaliseVatNumber } from './vat/vat-number.ts';
export { countryOfPrefix, vatPrefixOf } from './vat/vat-prefix.ts';
export type { VatNumber, VatNumberCheck } from './vat/vat-number.ts';
export { isEuForGoods } from './vat/eu-countries.ts';
export { vatAreaOf } from './vat/vat-area.ts';
export type { VatArea } from './vat/vat-area.ts';
export type { ClassCategory, TreatmentCategory, VatCategory } from './vat/vat-category.ts';
export type { VatClass } from './vat/vat-class.ts';
export { EU_VAT_RATES, EU_VAT_RATES_VERSION } from './vat/eu-vat-rates.ts';
export type { CountryRates } from './vat/eu-vat-rates.ts';
export { EU_REGION_RATES } from './vat/eu-region-rates.ts';
export { destinationRates } from './vat/destination-rates.ts';
export type { RateOverrides } from './vat/destination-rates.ts';
export { provenTreatment, vatTreatment } from './vat/vat-treatment.ts';
export type { VatSituation, VatTreatment } from './vat/vat-treatment.ts';

export * from './privacy.ts';

export { checkCustomer } from './customer/check-customer.ts';
export type { OrderTerms } from './customer/check-customer.ts';
export { trimmedCustomer } from './customer/trimmed-customer.ts';
export { IMMEDIATE_FIELDS, requiredParts } from './customer/customer-fields.ts';
export type { AddressPart, CustomerField } from './customer/customer-fields.ts';
export { COUNTRIES, countryTextKey, EU_COUNTRIES } from './customer/countries.ts';
export type { CountryCode } from './customer/countries.ts';
export { isEmail, normaliseEmail } from './customer/is-email.ts';
export { formatPostcode, isPostcode, postcodeExample } from './customer/postcode.ts';

export { checkProduct } from './owned-product/check-product.ts';
export type { ProductFindings } from './owned-product/check-product.ts';
export { isEan } from './owned-product/is-ean.ts';
export { isLink } from './owned-product/is-link.ts';
export {
  MAX_CHOICES,
  MAX_OPTIONS,
  MAX_PRODUCT_PICTURES,
  MAX_STEPS,
  MAX_VARIANT_OPTIONS,
  MAX_VARIANT_PICTURES,
  MAX_VARIANTS,
} from './owned-product/limits.ts';
export type { OwnedProductContent, OwnedVariant } from './owned-product/owned-product.schema.ts';
export { checkCategoryRule } from './category-rule/check-category-rule.ts';
export { MAX_RULE_CATEGORIES } from './category-rule/category-rule.schema.ts';
export { matchesRule } from './category-rule/matches-rule.ts';
export type { RuledProduct } from './category-rule/matches-rule.ts';
export { withRenamedValues } from './category-rule/with-renamed-values.ts';
export type { CategoryRule, CategorySort, RuleCondition } from './category-rule/category-rule.schema.ts';
export type { OwnedCategoryContent } from './owned-product/owned-category.schema.ts';
export { checkProperties, checkProperty } from './property/check-properties.ts';
export {
  MAX_PROPERTIES,
  MAX_PROPERTY_TEXT,
  MAX_PROPERTY_VALUES,
  MAX_VALUES_OF_PRODUCT,
} from './property/property.schema.ts';
export type { OwnedPropertyContent, ProductProperty, PropertyKind } from './property/property.schema.ts';
export type { PropertyDefinition } from './property/property-definition.ts';
export { rangeNumber, rangeText } from './property/range-number.ts';
export { storedProperties, tidyProperties, withoutGoneProperties } from './property/tidy-properties.ts';
export { valueChanges, withChangedValues } from './property/value-changes.ts';
export type { ValueChanges } from './property/value-changes.ts';
export { imagesOf } from './product/images-of.ts';
export { knownColor, swatchesOf } from './product/swatches-of.ts';
export type { Swatch } from './product/swatches-of.ts';
export { linkOf, linkTarget } from './product/link-target.ts';
export type { LinkTarget } from './product/link-target.ts';

export * from './legal-facts.ts';
export * from './peppol.ts';

export {
  isSearchPath,
  shopPaths,
  ACCESSIBILITY_PATH,
  WITHDRAWAL_PATH,
  withdrawalAddress,
} from './page-paths.ts';
export type { ShopPageSettings, ShopPaths } from './page-paths.ts';

export type { CalculationStep, Product, ProductOption, Tile } from './schema/product.schema.ts';
export type { CategoryPage } from './schema/category.schema.ts';
export type { Filter } from './schema/filter.schema.ts';
export type { Customer } from './schema/customer.schema.ts';
export type { Cart, CartLine, CartPart, ViesStatus } from './schema/cart.schema.ts';
export type { Order, OrderStatus, PaymentStatus } from './schema/order.schema.ts';
export type { Carrier, SentState, ShipmentContent, ShownShipment } from './schema/shipment.schema.ts';
export { destinationOf } from './customer/destination-of.ts';
export { checkFinishedOffer, checkOffer, checkQuoteCustomer } from './quote/check-offer.ts';
export { OFFER_DISCOUNT, offerTotals } from './quote/offer-totals.ts';
export { mailRefusalOf } from './mail/mail-refusal.ts';
export { offerVatOf } from './quote/offer-vat.ts';
export { isOfferExpired, quoteStatusOf } from './quote/quote-status.ts';
export { MAX_OFFER_FILES, MAX_OFFER_MESSAGE, MAX_QUOTE_MESSAGE, OFFER_DAYS } from './quote/offer.schema.ts';
export type { OfferContent, OfferLine, OfferState, QuoteStatus } from './quote/offer.schema.ts';
export type { ShownPurchase } from './schema/shown-purchase.schema.ts';

export * from './product-sheets.ts';

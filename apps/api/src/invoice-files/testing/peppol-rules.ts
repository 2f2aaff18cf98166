import { at, numberAt, readXml, textAt, type XmlNode } from './xml-node.ts';

/** A rule by its number, and whether a document keeps it. */
type Rule = readonly [rule: string, keeps: (document: XmlNode) => boolean];

const SUPPLIER = 'cac:AccountingSupplierParty/cac:Party';
const CUSTOMER = 'cac:AccountingCustomerParty/cac:Party';
const SUBTOTALS = 'cac:TaxTotal/cac:TaxSubtotal';

const linesOf = (document: XmlNode) => [
  ...at(document, 'cac:InvoiceLine'),
  ...at(document, 'cac:CreditNoteLine'),
];
const pricesOf = (document: XmlNode) => linesOf(document).flatMap((line) => at(line, 'cac:Price'));
const adjustmentsOf = (document: XmlNode) =>
  [document, ...linesOf(document)].flatMap((node) => at(node, 'cac:AllowanceCharge'));
const isSame = (one: number, other: number, slack = 0.005) => Math.abs(one - other) < slack;
const sumOf = (nodes: readonly XmlNode[], path: string) =>
  nodes.reduce((sum, node) => sum + numberAt(node, path), 0);
const has = (node: XmlNode, path: string) => textAt(node, path).trim() !== '';

function isFilled(node: XmlNode): boolean {
  return node.children.length > 0 ? node.children.every(isFilled) : node.text.trim() !== '';
}

/** With base amount and percentage, the amount is their product; neither stands without the other. */
function isRight(adjustment: XmlNode, what: 'amount' | 'base' | 'percentage'): boolean {
  const hasBase = has(adjustment, 'cbc:BaseAmount');
  const hasRate = has(adjustment, 'cbc:MultiplierFactorNumeric');
  if (what === 'base') return hasBase || !hasRate;
  if (what === 'percentage') return hasRate || !hasBase;
  const product =
    (numberAt(adjustment, 'cbc:BaseAmount') * numberAt(adjustment, 'cbc:MultiplierFactorNumeric')) / 100;
  return !hasBase || !hasRate || isSame(numberAt(adjustment, 'cbc:Amount'), product, 0.02);
}

function isLineRight(line: XmlNode): boolean {
  const quantity = numberAt(line, 'cbc:InvoicedQuantity') || numberAt(line, 'cbc:CreditedQuantity');
  const base = numberAt(line, 'cac:Price/cbc:BaseQuantity') || 1;
  const adjusted = at(line, 'cac:AllowanceCharge').reduce((sum, adjustment) => {
    const amount = numberAt(adjustment, 'cbc:Amount');
    return textAt(adjustment, 'cbc:ChargeIndicator') === 'true' ? sum + amount : sum - amount;
  }, 0);
  const expected = (quantity * numberAt(line, 'cac:Price/cbc:PriceAmount')) / base + adjusted;
  return isSame(numberAt(line, 'cbc:LineExtensionAmount'), expected, 0.02);
}

const supplies = (document: XmlNode) =>
  at(document, SUBTOTALS).filter((group) => textAt(group, 'cac:TaxCategory/cbc:ID') === 'K');
const ofSupply =
  (keeps: (document: XmlNode) => boolean) =>
  (document: XmlNode): boolean =>
    supplies(document).length === 0 || keeps(document);

/** What a shop can break of Peppol BIS Billing 3.0, and of EN 16931 for supplies within the Community. */
const RULES: readonly Rule[] = [
  ['PEPPOL-EN16931-R001', (document) => has(document, 'cbc:ProfileID')],
  [
    'PEPPOL-EN16931-R003',
    (document) => has(document, 'cbc:BuyerReference') || has(document, 'cac:OrderReference/cbc:ID'),
  ],
  [
    'PEPPOL-EN16931-R004',
    (document) =>
      textAt(document, 'cbc:CustomizationID').startsWith(
        'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      ),
  ],
  [
    'PEPPOL-EN16931-R007',
    (document) => /^urn:fdc:peppol.eu:2017:poacc:billing:\d{2}:1.0$/.test(textAt(document, 'cbc:ProfileID')),
  ],
  ['PEPPOL-EN16931-R008', isFilled],
  ['PEPPOL-EN16931-R010', (document) => has(document, `${CUSTOMER}/cbc:EndpointID`)],
  ['PEPPOL-EN16931-R020', (document) => has(document, `${SUPPLIER}/cbc:EndpointID`)],
  [
    'BR-62 BR-63',
    (document) =>
      [SUPPLIER, CUSTOMER].every((party) =>
        at(document, `${party}/cbc:EndpointID`).every(({ attributes }) =>
          /schemeID="(\d{4}|EM)"/.test(attributes),
        ),
      ),
  ],
  ['PEPPOL-EN16931-R040', (document) => adjustmentsOf(document).every((one) => isRight(one, 'amount'))],
  ['PEPPOL-EN16931-R041', (document) => adjustmentsOf(document).every((one) => isRight(one, 'base'))],
  ['PEPPOL-EN16931-R042', (document) => adjustmentsOf(document).every((one) => isRight(one, 'percentage'))],
  [
    'PEPPOL-EN16931-R043',
    (document) =>
      adjustmentsOf(document).every((one) => /^(true|false)$/.test(textAt(one, 'cbc:ChargeIndicator'))),
  ],
  ['PEPPOL-EN16931-R053', (document) => at(document, 'cac:TaxTotal').length === 1],
  ['PEPPOL-EN16931-R120', (document) => linesOf(document).every(isLineRight)],
  [
    'PEPPOL-EN16931-R121',
    (document) =>
      pricesOf(document).every(
        (price) => !has(price, 'cbc:BaseQuantity') || numberAt(price, 'cbc:BaseQuantity') > 0,
      ),
  ],
  ['BR-27', (document) => pricesOf(document).every((price) => numberAt(price, 'cbc:PriceAmount') >= 0)],
  [
    'BR-CO-10',
    (document) =>
      isSame(
        sumOf(linesOf(document), 'cbc:LineExtensionAmount'),
        numberAt(document, 'cac:LegalMonetaryTotal/cbc:LineExtensionAmount'),
      ),
  ],
  [
    'BR-CO-14',
    (document) =>
      isSame(
        sumOf(at(document, SUBTOTALS), 'cbc:TaxAmount'),
        numberAt(document, 'cac:TaxTotal/cbc:TaxAmount'),
      ),
  ],
  [
    'BR-IC-02',
    ofSupply((document) =>
      [SUPPLIER, CUSTOMER].every((party) => has(document, `${party}/cac:PartyTaxScheme/cbc:CompanyID`)),
    ),
  ],
  ['BR-IC-09', (document) => supplies(document).every((group) => numberAt(group, 'cbc:TaxAmount') === 0)],
  [
    'BR-IC-10',
    (document) =>
      supplies(document).every(
        (group) =>
          has(group, 'cac:TaxCategory/cbc:TaxExemptionReason') ||
          has(group, 'cac:TaxCategory/cbc:TaxExemptionReasonCode'),
      ),
  ],
  ['BR-IC-11', ofSupply((document) => has(document, 'cac:Delivery/cbc:ActualDeliveryDate'))],
  [
    'BR-IC-12',
    ofSupply((document) =>
      has(document, 'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode'),
    ),
  ],
];

/** The numbers of the rules that a document breaks. */
export function brokenRules(xml: string): string[] {
  const [document] = readXml(xml).children;
  if (!document) return ['no document'];
  return RULES.filter(([, keeps]) => !keeps(document)).map(([rule]) => rule);
}

/** The numbers of all rules. */
export const ruleNumbers = RULES.map(([rule]) => rule);

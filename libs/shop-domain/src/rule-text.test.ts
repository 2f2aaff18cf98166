import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryTextKey } from './customer/countries.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * Keys of the texts that belong to these rules; read from the file as text, because model libraries do not import each
 * other.
 */
const texts = new Set(
  [...read('../../texts/src/nl/shop-rules.ts').matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key ?? ''),
);

/** Every key a rule may return, with the template keys written out. */
function ruleKeys(): string[] {
  const plain = [
    ...(
      read('./rule-text.ts') +
      read('./sheet-text.ts') +
      read('./withdrawal-text.ts') +
      read('./webshop-text.ts') +
      read('./maker-text.ts') +
      read('./peppol-text.ts') +
      read('./retention-text.ts')
    ).matchAll(
      /'((?:webshop|product|category|property|discount|order_action|order_bulk|order_customer|shipment|shipping|company|invoice|refund|sheet|link|booked|withdrawal|maker|peppol|retention|register|request)_\w+)'/g,
    ),
  ].map(([, key]) => key ?? '');
  const customer = ['invoice', 'shipping'].flatMap((side) => [
    ...['firstname', 'lastname', 'email', 'street', 'number', 'postcode', 'city', 'country'].map(
      (part) => `${side}_${part}_required`,
    ),
    ...['email', 'postcode', 'country'].map((part) => `${side}_${part}_invalid`),
  ]);
  // The e-mail of a receiver is never required.
  const returned = customer.filter((key) => key !== 'shipping_email_required');
  return [...plain, ...returned.map((key) => `webshop_customer_${key}`)];
}

describe('texts of the rules', () => {
  it('has a text for every key that a rule returns', () => {
    expect(ruleKeys().filter((key) => !texts.has(key))).toEqual([]);
    expect(ruleKeys().length).toBeGreaterThan(80);
  });

  it('has no text that no rule returns', () => {
    const known = new Set([...ruleKeys(), ...COUNTRIES.map(countryTextKey), 'webshop_option_ticked']);
    expect([...texts].filter((key) => !known.has(key))).toEqual([]);
  });

  it('VIES-09 names every country', () => {
    expect(COUNTRIES.map(countryTextKey).filter((key) => !texts.has(key))).toEqual([]);
  });
});

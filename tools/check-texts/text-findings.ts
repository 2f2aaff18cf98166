import type { DefinedText, TextUsage } from './text-usage.ts';

/** Lower snake case; a country's name may end in its ISO code, in capitals as it is stored (`country_NL`). */
const KEY = /^[a-z][a-z0-9_]*(_[A-Z]{2})?$/;

/** Keys that the specification names (ledger row TRN-03): site owners override them, so they never change. */
export const KEYS_OF_THE_SPECIFICATION = [
  'website_search_field_placeholder',
  'webshop_cart_empty_global_text',
  'webshop_cart_empty_shoppingcart_text',
  'webshop_cart_empty_quote_text',
  'webshop_thankyou_login_label',
  'webshop_single_quote_addtocart_added',
] as const;

/** One sentence for each problem with the table or its use; empty when there are none. */
export function findingsOf(defined: readonly DefinedText[], usages: readonly TextUsage[]): string[] {
  const keys = new Map<string, DefinedText>();
  const findings: string[] = [];
  for (const text of defined) {
    const earlier = keys.get(text.key);
    if (!KEY.test(text.key)) findings.push(`${at(text)} "${text.key}" is no snake_case key.`);
    if (earlier) findings.push(`${at(text)} "${text.key}" is defined in ${at(earlier)} as well.`);
    keys.set(text.key, text);
  }
  for (const key of KEYS_OF_THE_SPECIFICATION) {
    if (!keys.has(key)) findings.push(`"${key}" is named by the specification and is not defined.`);
  }
  for (const asked of usages.flatMap((usage) => usage.asked)) {
    if (!keys.has(asked.key)) findings.push(`${at(asked)} asks for "${asked.key}", which is not defined.`);
  }
  for (const text of keys.values()) {
    if (!isUsed(text.key, usages)) findings.push(`${at(text)} "${text.key}" is used nowhere.`);
  }
  return findings;
}

function isUsed(key: string, usages: readonly TextUsage[]): boolean {
  return (
    (KEYS_OF_THE_SPECIFICATION as readonly string[]).includes(key) ||
    usages.some(
      ({ literals, patterns }) => literals.has(key) || patterns.some((pattern) => pattern.test(key)),
    )
  );
}

function at({ path, line }: DefinedText): string {
  return `${path}:${line}`;
}

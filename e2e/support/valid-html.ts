import { type APIRequestContext, expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard, without any that are turned off. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Fails with the rule, the element and the place of every error in the HTML that the server sends for a page. */
export async function expectValidHtml(request: APIRequestContext, url: string): Promise<void> {
  const address = new URL(url);
  const { host } = address;
  // Browsers resolve every name below localhost, programs only localhost itself.
  address.hostname = 'localhost';
  const response = await request.get(address.href, { headers: { host } });
  const html = await response.text();
  expect(html, url).toMatch(/^<!DOCTYPE html>/i);
  expect(await errorsIn(html), `errors in the HTML of ${url}`).toEqual([]);
}

async function errorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line, column }) => {
      return `${ruleId}: ${message}: ${selector ?? ''} (${line}:${column})`;
    }),
  );
}

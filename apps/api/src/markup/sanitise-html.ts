import { LRUCache } from 'lru-cache';
import { ApiError } from '../calls/api-error.ts';
import { cleanHtml, isReduced } from './clean-html.ts';
import { htmlLimits, markupProblem } from './markup-limits.ts';
import type { CleanHtml } from './markup-work.ts';
import { runMarkupThread } from './run-markup-thread.ts';

/** Characters of rich text that are sanitised at once; more is done in a thread. This many take less than 50 ms. */
const MAX_AT_ONCE = 20_000;

/** The results of the thread, until the transaction that needs them. */
const known = new LRUCache<string, CleanHtml>({
  maxSize: 32_000_000,
  sizeCalculation: ({ clean }, html) => html.length + clean.length + 1,
});

/**
 * Rich text with only the allowed elements, attributes and addresses; everything else is removed.
 * Throws `validation_failed` for text beyond `htmlLimits`; callers that know its field check that first.
 */
export function sanitiseHtml(html: string): string {
  const result = known.get(html);
  if (result) return result.clean;
  const problem = markupProblem(html, htmlLimits);
  if (problem) throw new ApiError('validation_failed', { general: [problem] });
  return cleanHtml(html);
}

/** Whether sanitising removed something from rich text; another spelling of the same HTML does not count. */
export function isHtmlReduced(html: string, clean: string): boolean {
  const result = known.get(html);
  return result?.clean === clean ? result.isReduced : isReduced(html, clean);
}

/**
 * Sanitises rich texts in a thread if they are long together, so that `sanitiseHtml` returns their results without work.
 * Text beyond the limits is left out. Throws `validation_failed` if it takes too long.
 */
export async function sanitiseAhead(texts: Iterable<string>): Promise<void> {
  const open = [...new Set(texts)].filter((html) => html.includes('<') && !known.has(html));
  if (open.reduce((length, html) => length + html.length, 0) <= MAX_AT_ONCE) return;
  const html = open.filter((one) => markupProblem(one, htmlLimits) === undefined);
  const result = html.length === 0 ? { html } : await runMarkupThread({ html });
  if (!result?.html) throw new ApiError('validation_failed', { general: [{ key: 'markup_too_slow' }] });
  for (const [index, one] of html.entries()) {
    const clean = result.html[index];
    if (typeof clean === 'object') known.set(one, clean);
  }
}

/** All texts in a value, at any depth; does not use recursion, so that nesting cannot exhaust the stack. */
export function* textsIn(value: unknown): Generator<string> {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') yield next;
    else if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) open.push(inner);
  }
}

import { formatCount } from '@etalage/texts/format';
import { Parser } from 'htmlparser2';
import type { TextKey, TextValues } from '@etalage/texts';

/** What markup may contain at most; the time and memory of sanitising it grow faster than its length beyond this. */
export interface MarkupLimits {
  readonly characters: number;
  /** Elements within elements. */
  readonly depth: number;
  /** Characters of one attribute. */
  readonly attribute: number;
}

/** For one rich text. A book of 200 pages has 500,000 characters; a page of a website has less than 20,000. */
export const htmlLimits: MarkupLimits = { characters: 200_000, depth: 200, attribute: 10_000 };

/** For one drawing, whose shapes and embedded pictures are attributes. */
export const svgLimits: MarkupLimits = {
  characters: 5 * 1024 * 1024,
  depth: 200,
  attribute: 5 * 1024 * 1024,
};

/** Why markup is refused, as a text key. */
export interface MarkupProblem {
  readonly key: Extract<TextKey, `markup_${string}`>;
  readonly values: TextValues;
}

/** Ends the parser at the first problem, so that deep markup is not parsed to its end. */
class Stop extends Error {}

/**
 * The first limit that markup exceeds; undefined if it may be sanitised. Takes linear time: it reads the same tokens as
 * the sanitiser, and stops at the first element that is too deep.
 */
export function markupProblem(
  source: string,
  limits: MarkupLimits,
  parser: { readonly xmlMode?: boolean } = {},
): MarkupProblem | undefined {
  if (source.length > limits.characters) return problem('markup_too_long', limits.characters);
  // Too short for any other problem: `<b>` for each level.
  if (source.length < limits.depth * 3) return undefined;
  let depth = 0;
  let found: MarkupProblem | undefined;
  const stop = (reason: MarkupProblem) => {
    found = reason;
    throw new Stop();
  };
  const handler = {
    onopentagname: () => {
      depth += 1;
      if (depth > limits.depth) stop(problem('markup_too_deep', limits.depth));
    },
    onclosetag: () => {
      depth -= 1;
    },
    onattribute: (_name: string, value: string) => {
      if (value.length > limits.attribute) stop(problem('markup_attribute_too_long', limits.attribute));
    },
  };
  try {
    new Parser(handler, { decodeEntities: true, ...parser }).end(source);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return found;
}

function problem(key: MarkupProblem['key'], maximum: number): MarkupProblem {
  return { key, values: { maximum: formatCount(maximum) } };
}

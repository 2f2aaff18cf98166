import { cleanSvg } from './clean-svg.ts';
import { markupProblem, svgLimits, type MarkupProblem } from './markup-limits.ts';
import { runMarkupThread } from './run-markup-thread.ts';

/** Characters of a drawing that are sanitised at once; a longer one is done in a thread. */
const MAX_AT_ONCE = 20_000;

/**
 * A drawing with only the allowed elements and attributes (UPL-48); undefined if the text is no SVG; or the reason why it
 * is refused, which is one of its limits or the time it takes.
 */
export async function sanitiseSvg(source: string): Promise<string | undefined | MarkupProblem> {
  const problem = markupProblem(source, svgLimits, { xmlMode: true });
  if (problem) return problem;
  if (source.length <= MAX_AT_ONCE) return cleanSvg(source);
  const result = await runMarkupThread({ svg: source });
  return result ? result.svg : { key: 'markup_too_slow', values: {} };
}

import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import { htmlLimits, markupProblem } from './markup-limits.ts';
import { sanitiseAhead, sanitiseHtml } from './sanitise-html.ts';

/**
 * A content with its rich text sanitised. Throws `validation_failed` at text beyond the limits, below the name of the
 * content.
 */
export async function cleanFields<Key extends string, Content extends Readonly<Record<Key, string>>>(
  content: Content,
  keys: readonly Key[],
  name: string,
): Promise<Content> {
  const problems: FieldMessages = Object.fromEntries(
    keys.flatMap((key) => {
      const problem = markupProblem(content[key], htmlLimits);
      return problem ? [[`${name}.${key}`, [problem]]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) throw new ApiError('validation_failed', problems);
  await sanitiseAhead(keys.map((key) => content[key]));
  const clean = Object.fromEntries(keys.map((key) => [key, sanitiseHtml(content[key])]));
  return { ...content, ...clean };
}

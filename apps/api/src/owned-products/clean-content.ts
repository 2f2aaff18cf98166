import type { OwnedProductContent } from '@etalage/shop-domain';
import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import { htmlLimits, markupProblem } from '../markup/markup-limits.ts';
import { sanitiseAhead, sanitiseHtml } from '../markup/sanitise-html.ts';
import { htmlColumns } from './owned-product.mapper.ts';

/** A product with sanitised rich text. Throws `validation_failed` at text beyond the limits. */
export async function cleanContent(content: OwnedProductContent): Promise<OwnedProductContent> {
  const problems: FieldMessages = Object.fromEntries(
    htmlColumns.flatMap((name) => {
      const problem = markupProblem(content[name], htmlLimits);
      return problem ? [[`product.${name}`, [problem]]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) throw new ApiError('validation_failed', problems);
  await sanitiseAhead(htmlColumns.map((name) => content[name]));
  const clean = Object.fromEntries(htmlColumns.map((name) => [name, sanitiseHtml(content[name])]));
  return { ...content, ...clean };
}

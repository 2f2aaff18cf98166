import type { StorefrontServices } from '@etalage/api-contract';
import {
  BlockGuardContext,
  IconSourceContext,
  RenderIslandContext,
  renderGuarded,
  ReportBlockContext,
  type ReportBlock,
} from '@etalage/blocks/render';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { readIcon } from '../assets/read-icon.ts';

/** An island's HTML with its own id prefix, which the browser repeats when it hydrates. */
const renderIsland = (id: string, element: ReactElement) => renderToString(element, { identifierPrefix: id });

/**
 * The HTML of an element with blocks in it. A block that cannot be shown, or whose render throws, is left out and
 * reported; `create` is called again for each render.
 */
export function renderWithBlocks(
  create: () => ReactElement,
  report: StorefrontServices['report'],
  identifierPrefix = '',
): string {
  const reportBlock: ReportBlock = (id, type, issues, cause) =>
    report?.(`block ${id} (${type}) is not shown: ${issues.join('; ')}`, cause);
  return renderGuarded(
    (guard) =>
      renderToString(
        <RenderIslandContext value={renderIsland}>
          <ReportBlockContext value={reportBlock}>
            <BlockGuardContext value={guard}>
              <IconSourceContext value={readIcon}>{create()}</IconSourceContext>
            </BlockGuardContext>
          </ReportBlockContext>
        </RenderIslandContext>,
        { identifierPrefix },
      ),
    reportBlock,
  );
}

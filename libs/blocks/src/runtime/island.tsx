import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { createContext, useContext, useId, type FunctionComponent, type ReactElement } from 'react';
import { PicturesContext } from '../picture/pictures-context.ts';
import { usePage } from './page-context.ts';
import { IslandRoot, type IslandTexts } from './island-root.tsx';

/**
 * A part of a page that React hydrates at its first pointer, touch or key event. Its props must be JSON; `textKeys` are
 * the texts that it may show, resolved on the server, so that no visitor loads the whole table.
 */
export interface IslandDefinition<P extends object> {
  name: string;
  textKeys: readonly TextKey[];
  component: FunctionComponent<P>;
}

/** Renders an island's element to HTML with its own id prefix; supplied by the server, absent in the designer. */
export type RenderIsland = (id: string, element: ReactElement) => string;
export const RenderIslandContext = createContext<RenderIsland | null>(null);

interface IslandProps<P extends object> {
  of: IslandDefinition<P>;
  props: NoInfer<P>;
}

/** Renders an island: HTML and props on the server, the plain component in the designer. */
export function Island<P extends object>({ of, props }: IslandProps<P>) {
  const renderIsland = useContext(RenderIslandContext);
  const id = `i${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  const { site } = usePage();
  const pictures = useContext(PicturesContext);
  const translate = useText();
  const Component = of.component;
  // Placeholders are not filled in: the island fills them itself.
  const texts: IslandTexts = Object.fromEntries(of.textKeys.map((key) => [key, translate(key)]));
  const element = (
    <IslandRoot websiteId={site.id} texts={texts}>
      <PicturesContext value={pictures}>
        <Component {...props} />
      </PicturesContext>
    </IslandRoot>
  );
  if (!renderIsland) return element;
  return (
    <div
      data-island={of.name}
      data-island-id={id}
      data-props={JSON.stringify(props)}
      data-texts={JSON.stringify(texts)}
      dangerouslySetInnerHTML={{ __html: renderIsland(id, element) }}
    />
  );
}

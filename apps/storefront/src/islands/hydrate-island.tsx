import { IslandRoot, type IslandModule, type IslandTexts } from '@etalage/blocks/islands';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets React take over an island's HTML; resolves when its events are answered. */
export function hydrateIsland(element: HTMLElement, island: IslandModule): Promise<void> {
  const Component = island.component as ComponentType<object>;
  const { props = '{}', texts = '{}', islandId = '' } = element.dataset;
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  return new Promise((resolve, reject) => {
    hydrateRoot(
      element,
      <Ready onReady={resolve}>
        <IslandRoot websiteId={websiteId} texts={JSON.parse(texts) as IslandTexts}>
          <Component {...(JSON.parse(props) as object)} />
        </IslandRoot>
      </Ready>,
      { identifierPrefix: islandId, onUncaughtError: reject },
    );
  });
}

/** Tells when the first drawing is done. It adds no element and no id, so that the server's HTML still fits. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

import { IslandRoot, type IslandComponent, type IslandTexts } from '@etalage/blocks/islands';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island's HTML with React; resolves when its events are handled. */
export function hydrateIsland(element: HTMLElement, island: IslandComponent): Promise<void> {
  const Component = island as ComponentType<object>;
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

/** Calls back after the first render. It adds no element and no id, so that the server's HTML still matches. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

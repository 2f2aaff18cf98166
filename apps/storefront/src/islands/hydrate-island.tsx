import { IslandRoot, type IslandModule, type IslandTexts } from '@etalage/blocks/islands';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

// One cart, one search: all islands of a page share what they fetched.
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

/** Lets React take over an island's HTML; resolves when its events are answered. */
export function hydrateIsland(element: HTMLElement, island: IslandModule): Promise<void> {
  const Component = island.component as ComponentType<object>;
  const { props = '{}', texts = '{}', islandId = '' } = element.dataset;
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  return new Promise((resolve, reject) => {
    hydrateRoot(
      element,
      <Ready onReady={resolve}>
        <IslandRoot websiteId={websiteId} texts={JSON.parse(texts) as IslandTexts} queryClient={queryClient}>
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

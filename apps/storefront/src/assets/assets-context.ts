import { createContext, useContext } from 'react';
import type { ClientAssets } from './read-client-assets.ts';

/** The client build of the running server; absent outside server rendering. */
export const AssetsContext = createContext<ClientAssets | null>(null);

/** Collects the inline sources of a page, so that the content security policy can allow them by hash. */
export interface InlineSources {
  styles: Set<string>;
  scripts: Set<string>;
  /** Addresses of the 3D models on the page, which need more of the policy. */
  models: Set<string>;
}
export const noSources = (): InlineSources => ({ styles: new Set(), scripts: new Set(), models: new Set() });
export const InlineSourcesContext = createContext<InlineSources>(noSources());

export function useAssets(): ClientAssets {
  const assets = useContext(AssetsContext);
  if (!assets) throw new Error('useAssets outside server rendering');
  return assets;
}

/** A style sheet inlined in the page, allowed by its hash. */
export function useInlineStyle(css: string): { dangerouslySetInnerHTML: { __html: string } } {
  useContext(InlineSourcesContext).styles.add(css);
  return { dangerouslySetInnerHTML: { __html: css } };
}

/** A script inlined in the page, allowed by its hash. */
export function useInlineScript(code: string): { dangerouslySetInnerHTML: { __html: string } } {
  useContext(InlineSourcesContext).scripts.add(code);
  return { dangerouslySetInnerHTML: { __html: code } };
}

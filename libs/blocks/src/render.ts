export { IconSourceContext, type IconSource } from './icon/icon.tsx';
export { renderRegistry } from './registry/render-registry.ts';
export type { BlockProps } from './runtime/block-props.ts';
export {
  BlockTree,
  RegistryContext,
  ReportBlockContext,
  type RenderRegistry,
  type ReportBlock,
} from './runtime/block-tree.tsx';
export { Island, RenderIslandContext, type IslandDefinition, type RenderIsland } from './runtime/island.tsx';
export { IslandRoot, useClient, type IslandTexts } from './runtime/island-root.tsx';
export { PageContextProvider, usePage } from './runtime/page-context.ts';
export { styleName } from './runtime/style-name.ts';
export { listingUrl, type ListingQuery } from './listing/listing-url.ts';
export { pageNumberOf } from './listing/page-number-of.ts';
export { customerOf } from './sections/webshop-checkout/customer-record.ts';

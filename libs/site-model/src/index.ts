export type { BlockId, BlockInstance, PageDocument } from './page-document/page-document.schema.ts';
export type { Company, CompositionKind, Menu, MenuItem, Site, Theme } from './site/site.schema.ts';

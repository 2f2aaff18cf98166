import type { BlockId, PageDocument } from '@etalage/site-model';
import { createContext, useContext, type ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import type { BlockDefinition } from './define-block.ts';
import { readBlock } from './read-block.ts';

/** The drawing half of every block by type; the components see their own data. */
export type RenderRegistry = Record<string, { definition: BlockDefinition; component: ComponentType<never> }>;

/** Called for a block that cannot be shown, with why; the page goes on without it. */
export type ReportBlock = (id: BlockId, type: string, issues: string[]) => void;
export const ReportBlockContext = createContext<ReportBlock>(() => undefined);

/**
 * What blocks are drawn with, for a block that draws a document of its own. It cannot import the registry, which holds
 * it: its style sheet would be everyone's.
 */
export const RegistryContext = createContext<RenderRegistry>({});

interface BlockTreeProps {
  document: PageDocument;
  registry: RenderRegistry;
  editable?: boolean;
}

/** Draws the sections of a page in order. */
export function BlockTree({ document, registry, editable = false }: BlockTreeProps) {
  return (
    <RegistryContext value={registry}>
      {document.root.map((id) => (
        <Block key={id} id={id} document={document} registry={registry} editable={editable} />
      ))}
    </RegistryContext>
  );
}

type OneBlockProps = Required<BlockTreeProps> & { id: BlockId };

/** Draws one block with its children. An unknown or unreadable block shows nothing and is reported. */
function Block({ id, document, registry, editable }: OneBlockProps) {
  const report = useContext(ReportBlockContext);
  const instance = document.blocks[id];
  const entry = instance && Object.hasOwn(registry, instance.type) ? registry[instance.type] : undefined;
  if (!instance || !entry) {
    report(id, instance?.type ?? '', ['unknown block']);
    return null;
  }
  const read = readBlock(entry.definition, instance);
  if (!read.ok) {
    report(id, instance.type, read.issues);
    return null;
  }
  const slots = Object.fromEntries(
    [...entry.definition.slots, ...(entry.definition.filled ?? [])].map((slot) => [
      slot,
      (instance.slots[slot] ?? []).map((child) => (
        <Block key={child} id={child} document={document} registry={registry} editable={editable} />
      )),
    ]),
  );
  const Component = entry.component as ComponentType<BlockProps<BlockDefinition>>;
  return <Component id={id} data={read.data} slots={slots} editable={editable} regions={{}} />;
}

import {
  checkShownTree,
  findBlock,
  ownValue,
  remembered,
  type BlockId,
  type BlockInstance,
  type PageDocument,
} from '@etalage/site-model';
import { createContext, useContext, useMemo, type ComponentType } from 'react';
import { BlockGuardContext } from './block-guard.ts';
import type { BlockProps } from './block-props.ts';
import type { BlockDefinition } from './define-block.ts';
import { PagePictures } from './page-pictures.tsx';
import { readBlock, type ReadBlock } from './read-block.ts';
import { StyledBlock } from '../style-settings/styled-block.tsx';
import { ClaimIdContext } from '../style-settings/use-own-id.ts';
import { ReportBlockContext } from './report-block.ts';

/** The component and definition of every block by type; components receive their own data. */
export type RenderRegistry = Record<string, { definition: BlockDefinition; component: ComponentType<never> }>;

/**
 * The registry, for a block that renders a document of its own. It cannot import the registry, which imports the block:
 * every page would get its style sheet.
 */
export const RegistryContext = createContext<RenderRegistry>({});

/** What was read of the blocks of a document. */
type Reads = Map<BlockId, ReadBlock<BlockDefinition>>;

const checked = (stored: PageDocument) => ({ ...checkShownTree(stored), reads: new Map() as Reads });
/** The server shares a frozen document between the pages of many visitors. */
const checkedOnce = remembered(checked);

interface BlockTreeProps {
  document: PageDocument;
  registry: RenderRegistry;
  editable?: boolean;
}

/**
 * Renders the sections of a page in order. A second reference to a block is left out and reported: within itself it would
 * never end, and elsewhere it would double with every level.
 */
export function BlockTree({ document: stored, registry, editable = false }: BlockTreeProps) {
  const guard = useContext(BlockGuardContext);
  const report = useContext(ReportBlockContext);
  const { document, issues, reads } = useMemo(
    () => (Object.isFrozen(stored) ? checkedOnce(stored) : checked(stored)),
    [stored],
  );
  for (const { block, kind } of issues) {
    const reason = kind === 'unknown_child' ? 'unknown block' : kind;
    report(block, findBlock(stored, block)?.type ?? '', [reason]);
  }
  return (
    <RegistryContext value={registry}>
      <ClaimIdContext value={guard && guard.claimId}>
        <PagePictures isEditing={editable}>
          {document.root.map((id) => (
            <Block
              key={id}
              id={id}
              document={document}
              reads={reads}
              registry={registry}
              editable={editable}
            />
          ))}
        </PagePictures>
      </ClaimIdContext>
    </RegistryContext>
  );
}

type OneBlockProps = Required<BlockTreeProps> & { id: BlockId; reads: Reads };

/**
 * Renders one block with its children. An unknown or unreadable block, and one whose render fails on the server, shows
 * nothing and is reported.
 */
function Block({ id, ...tree }: OneBlockProps) {
  const { document, reads, registry, editable } = tree;
  const report = useContext(ReportBlockContext);
  const guard = useContext(BlockGuardContext);
  const instance = findBlock(document, id);
  const entry = instance && ownValue(registry, instance.type);
  if (!instance || !entry) {
    report(id, instance?.type ?? '', ['unknown block']);
    return null;
  }
  if (guard?.isLeftOut(instance)) return null;
  const read = reads.get(id) ?? readBlock(entry.definition, instance);
  reads.set(id, read);
  if (!read.ok) {
    report(id, instance.type, read.issues);
    return null;
  }
  const slots = Object.fromEntries(
    [...entry.definition.slots, ...(entry.definition.filled ?? [])].map((slot) => [
      slot,
      (ownValue(instance.slots, slot) ?? []).map((child) => <Block key={child} id={child} {...tree} />),
    ]),
  );
  const Component = entry.component as ComponentType<BlockProps<BlockDefinition>>;
  const block = (
    <StyledBlock definition={entry.definition} data={read.data} editable={editable}>
      <Component id={id} type={instance.type} data={read.data} slots={slots} editable={editable} />
    </StyledBlock>
  );
  if (!guard) return block;
  guard.enter(instance);
  return (
    <>
      {block}
      <BlockEnd instance={instance} />
    </>
  );
}

/** Renders nothing; its turn comes when everything of the block has been rendered. */
function BlockEnd({ instance }: { instance: BlockInstance }) {
  useContext(BlockGuardContext)?.leave(instance);
  return null;
}

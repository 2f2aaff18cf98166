import {
  checkShownTree,
  findBlock,
  ownValue,
  type BlockId,
  type BlockInstance,
  type PageDocument,
} from '@etalage/site-model';
import { createContext, useContext, useMemo, type ComponentType } from 'react';
import { BlockGuardContext } from './block-guard.ts';
import type { BlockProps } from './block-props.ts';
import type { BlockDefinition } from './define-block.ts';
import { PagePictures } from './page-pictures.tsx';
import { readBlock } from './read-block.ts';
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
  const { document, issues } = useMemo(() => checkShownTree(stored), [stored]);
  for (const { block, kind } of issues) {
    const reason = kind === 'unknown_child' ? 'unknown block' : kind;
    report(block, findBlock(stored, block)?.type ?? '', [reason]);
  }
  return (
    <RegistryContext value={registry}>
      <ClaimIdContext value={guard && guard.claimId}>
        <PagePictures isEditing={editable}>
          {document.root.map((id) => (
            <Block key={id} id={id} document={document} registry={registry} editable={editable} />
          ))}
        </PagePictures>
      </ClaimIdContext>
    </RegistryContext>
  );
}

type OneBlockProps = Required<BlockTreeProps> & { id: BlockId };

/**
 * Renders one block with its children. An unknown or unreadable block, and one whose render fails on the server, shows
 * nothing and is reported.
 */
function Block({ id, document, registry, editable }: OneBlockProps) {
  const report = useContext(ReportBlockContext);
  const guard = useContext(BlockGuardContext);
  const instance = findBlock(document, id);
  const entry = instance && ownValue(registry, instance.type);
  if (!instance || !entry) {
    report(id, instance?.type ?? '', ['unknown block']);
    return null;
  }
  if (guard?.isLeftOut(instance)) return null;
  const read = readBlock(entry.definition, instance);
  if (!read.ok) {
    report(id, instance.type, read.issues);
    return null;
  }
  const slots = Object.fromEntries(
    [...entry.definition.slots, ...(entry.definition.filled ?? [])].map((slot) => [
      slot,
      (ownValue(instance.slots, slot) ?? []).map((child) => (
        <Block key={child} id={child} document={document} registry={registry} editable={editable} />
      )),
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

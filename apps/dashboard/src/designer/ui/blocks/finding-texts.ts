import { fileNameOf } from '@etalage/form-engine/schema';
import { findBlock, type BlockId, type PageDocument } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import type { ReferenceFinding } from '../../saving/document-calls.ts';
import { blockName, blockLabel } from './block-name.ts';

/** What is wrong with one reference, as the owner reads it. */
export function findingText(t: Translate, finding: ReferenceFinding): string {
  const { title, problem } = finding;
  return t(`designer_reference_${problem}`, { what: whatOf(t, finding), title });
}

function whatOf(t: Translate, { to, id }: ReferenceFinding): string {
  if (to === 'links') return t('designer_reference_links', { address: id });
  if (to === 'files') return t('designer_reference_files', { name: fileNameOf(id) });
  return t(`designer_reference_${to}`);
}

/** The texts of findings, each once with how often it occurs. */
export function findingTexts(t: Translate, findings: readonly ReferenceFinding[]): string[] {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const text = findingText(t, finding);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) =>
    count > 1 ? t('designer_reference_times', { text, count: String(count) }) : text,
  );
}

export interface BlockFindings {
  block: BlockId;
  name: string;
  /** The first words of the block, to distinguish two blocks of one type; '' when it has no text. */
  hint: string;
  texts: string[];
}

/** Findings per block, in the order of the findings. */
export function findingsByBlock(
  t: Translate,
  document: PageDocument,
  findings: readonly ReferenceFinding[],
): BlockFindings[] {
  return [...Map.groupBy(findings, ({ block }) => block)].map(([block, own]) => ({
    ...namesOf(t, document, block),
    texts: findingTexts(t, own),
  }));
}

/** A block with a picture that has no alternative text. */
export function adviceOf(t: Translate, document: PageDocument, block: BlockId): BlockFindings {
  return { ...namesOf(t, document, block), texts: [t('designer_reference_alternative_text')] };
}

function namesOf(t: Translate, document: PageDocument, block: BlockId): Omit<BlockFindings, 'texts'> {
  const instance = findBlock(document, block);
  return { block, name: blockName(t, instance), hint: instance ? blockLabel(instance) : '' };
}

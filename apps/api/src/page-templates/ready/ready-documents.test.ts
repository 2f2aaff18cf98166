import {
  definitionOfBlock,
  documentPlace,
  fieldsOfBlock,
  missingAlternativeTexts,
  readBlock,
  referencesOf,
} from '@etalage/blocks/schema';
import { checkDocument, subtree } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { applySteps } from '../../documents/apply-steps.ts';
import { emptyDocument } from '../../documents/document.repository.ts';
import { noFacts } from './ready-facts.ts';
import { readyPage, readySketch, readyTemplates } from './ready-documents.ts';

const context = {
  title: 'Bakkerij De Korenaar',
  name: 'Bakkerij De Korenaar',
  form: 'contact-form',
  facts: noFacts,
};
const documentOf = (id: (typeof readyTemplates)[number]) => readyPage(id, context);

describe('the ready page templates', () => {
  it.each(readyTemplates)('%s is saved as what an owner adds, without anything being taken out', (id) => {
    const document = documentOf(id);
    const operations = document.root.map((root, index) => ({
      type: 'insertBlock' as const,
      blocks: subtree(document, root),
      place: { parent: null, slot: '', index },
    }));
    const step = { id: 's', kind: 'do' as const, of: null, label: 'x', operations };
    const applied = applySteps(emptyDocument, [step], documentPlace('page', 'p'));
    expect(applied).not.toHaveProperty('refused');
    expect(applied).toMatchObject({ corrections: [], document: { root: document.root } });
    expect(checkDocument(document).issues).toEqual([]);
  });

  it.each(readyTemplates)('%s has only settings that its blocks have, in their current version', (id) => {
    const blocks = Object.values(documentOf(id).blocks);
    expect(blocks.length).toBeGreaterThan(8);
    for (const block of blocks) {
      const definition = definitionOfBlock(block.type)!;
      expect(readBlock(definition, block), block.id).toMatchObject({ ok: true });
      const keys = (fieldsOfBlock(block.type) ?? []).map(({ key }) => key);
      expect(Object.keys(block.data).filter((key) => !keys.includes(key))).toEqual([]);
      expect(Object.keys(block.slots).filter((slot) => !definition.slots.includes(slot))).toEqual([]);
      expect(definition.disabled ?? false, `${block.type} is offered in the designer`).toBe(false);
    }
  });

  it.each(readyTemplates)('%s describes its pictures, and refers to the form of the website alone', (id) => {
    const document = documentOf(id);
    expect(missingAlternativeTexts(document)).toEqual([]);
    const ids = Object.values(document.blocks).flatMap(referencesOf);
    expect(ids.flatMap((one) => one.ids)).toEqual(id === 'contact' ? ['contact-form'] : []);
    const withoutForm = readyPage(id, { ...context, form: undefined });
    expect(Object.values(withoutForm.blocks).flatMap(referencesOf)).toEqual([]);
  });

  it.each(readyTemplates)('%s begins with its only heading of the first order', (id) => {
    const { root, blocks } = documentOf(id);
    const heads = Object.values(blocks).filter(({ type, data }) => {
      return (
        type === 'sectionContentSpecialOne' ||
        type === 'breadcrumbsOne' ||
        JSON.stringify(data).includes('<h1')
      );
    });
    expect(heads.map((head) => head.id)).toEqual([root[0]]);
  });

  it('are drawn by blocks that exist, each in another way', () => {
    const sketches = readyTemplates.map(readySketch);
    for (const type of sketches.flat()) expect(definitionOfBlock(type), type).toBeDefined();
    expect(new Set(sketches.map(String)).size).toBe(readyTemplates.length);
  });
});

import { blockList, derivedBlockLists } from '../block-lists.ts';
import { addEntry, addImport, both } from '../edit-list.ts';
import type { PartName } from '../part-name.ts';
import type { Part } from '../part.ts';

/** The list of what an owner fills in in each section, written by hand (SEC-07). */
const contentList = 'libs/blocks/src/registry/shared-values.test.ts';
const ownContent = "['title', 'text', 'content']";

/** A content block or a section: a folder, its line in the list of blocks and its title among the texts. */
export function blockPart(kind: 'block' | 'section', name: PartName): Part {
  const { kebab, camel, pascal } = name;
  const group = kind === 'block' ? 'content' : 'sections';
  const suffix = kind === 'block' ? 'Block' : 'Section';
  const definition = `${camel}${suffix}`;
  const component = `${pascal}${suffix}`;
  const fixture = `${camel}Fixture`;
  const title = `${kind === 'block' ? 'block' : 'template'}_${name.snake}_title`;
  const folder = `libs/blocks/src/${group}/${kebab}`;
  const addTitle = addEntry('export const siteBlocks', `${title}: ${JSON.stringify(name.words)},`);
  const addDescription = addEntry(
    'export const siteBlocks',
    `template_${name.snake}_description: ${JSON.stringify(`${name.words}.`)},`,
  );
  return {
    files: {
      [`${folder}/${kebab}.schema.ts`]: schemaOf(kind, name, definition, title),
      [`${folder}/${kebab}.css.ts`]: css,
      [`${folder}/${kebab}.render.tsx`]: renderOf(kind, name, definition, component),
      [`${folder}/${kebab}.fixture.ts`]: fixtureOf(fixture),
      [`${folder}/${kebab}.test.tsx`]: testOf(kind, name),
    },
    edits: {
      [blockList]: both(
        addImport(definition, `../${group}/${kebab}/${kebab}.schema.ts`),
        addEntry('export const blockDefinitions', `${camel}: ${definition},`),
      ),
      'libs/texts/src/nl/site-blocks.ts': kind === 'section' ? both(addTitle, addDescription) : addTitle,
      ...(kind === 'section' && { [contentList]: addEntry('const contentOf', `${camel}: ${ownContent},`) }),
    },
    derive: derivedBlockLists,
    next: [
      `Write its Dutch name under ${title} in libs/texts/src/nl/site-blocks.ts (of a section also what it is for), then add its fields to the schema:`,
      'text, flag, select, list of items, references to products and others, all from @etalage/form-engine/schema.',
      `Run its test: cd libs/blocks && npx vitest run src/${group}/${kebab} src/registry`,
    ],
  };
}

function schemaOf(
  kind: 'block' | 'section',
  { camel, snake, words }: PartName,
  definition: string,
  title: string,
) {
  const isSection = kind === 'section';
  return `
import { richText, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { titleWithText } from '../../runtime/thumbnail.ts';
${isSection ? "import { sectionFields } from '../../section-frame/section-fields.ts';" : ''}

/** ${words}: a title and a text. */
export const ${definition} = defineBlock({
  type: '${camel}',
  version: 1,
  kind: '${isSection ? 'section' : 'content'}',
  title: '${title}',${isSection ? `\n  description: 'template_${snake}_description',` : ''}
  groups: ['template_group_content'],
  thumbnail: titleWithText(6, 10, 84, 5),
  fields: {
    title: text('field_title'),
    text: richText('field_text'),
    ${isSection ? '...sectionFields({ padding: 20 }),' : ''}
  },
  slots: [${isSection ? "'content'" : ''}],
  migrations: [],
});
`.trimStart();
}

const css = `
import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: '1rem' });
export const title = style({ color: theme.color.primary[700] });
`.trimStart();

function renderOf(
  kind: 'block' | 'section',
  { kebab, words }: PartName,
  definition: string,
  component: string,
) {
  const heading = `{data.title && <h2 className={styles.title}>{data.title}</h2>}
      <RichText html={data.text} />`;
  const shared = `import type { BlockProps } from '../../runtime/block-props.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
`;
  if (kind === 'block')
    return `
${shared}import type { ${definition} } from './${kebab}.schema.ts';
import * as styles from './${kebab}.css.ts';

/** ${words}: a title and a text. */
export function ${component}({ data }: BlockProps<typeof ${definition}>) {
  return (
    <div className={styles.content}>
      ${heading}
    </div>
  );
}
`.trimStart();
  return `
import { container } from '@etalage/ui-kit';
${shared}import { Section } from '../../section-frame/section.tsx';
import type { ${definition} } from './${kebab}.schema.ts';
import * as styles from './${kebab}.css.ts';

/** ${words}: a title and a text, with blocks below. */
export function ${component}({ data, slots }: BlockProps<typeof ${definition}>) {
  return (
    <Section data={data}>
      <div className={\`\${container} \${styles.content}\`}>
      ${heading}
      {slots['content']}
      </div>
    </Section>
  );
}
`.trimStart();
}

function fixtureOf(fixture: string) {
  return `
import type { BlockFixture } from '../../testing/block-fixture.ts';

export const ${fixture}: BlockFixture = {
  data: { title: 'Een titel', text: '<p>Een tekst.</p>' },
};
`.trimStart();
}

function testOf(kind: 'block' | 'section', { camel }: PartName) {
  const slots = kind === 'section' ? ", slots: { content: '<p>Blok</p>' }" : '';
  const expected = kind === 'section' ? "['Tekst', 'Blok']" : "['Tekst']";
  return `
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';

afterEach(cleanup);

describe('${camel}', () => {
  it('renders its title and its text', () => {
    const data = { title: 'Hoi', text: '<p>Tekst</p>' };
    const block = renderBlock('${camel}', { data${slots} });
    expect(block.querySelector('h2')?.textContent).toBe('Hoi');
    expect([...block.querySelectorAll('p')].map((p) => p.textContent)).toEqual(${expected});
  });

  it('renders no heading without a title', () => {
    expect(renderBlock('${camel}').querySelector('h2')).toBeNull();
  });
});
`.trimStart();
}

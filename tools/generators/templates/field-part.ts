import { addEntry, addExport, addImport, both } from '../edit-list.ts';
import type { PartName } from '../part-name.ts';
import type { Part } from '../part.ts';

const SOURCE = 'libs/form-engine/src';

/**
 * A field type of forms and of blocks: a schema with its check, a widget, a builder for the settings of blocks and a test,
 * with entries in the list of types, both registries, the exports and the fixtures.
 */
export function fieldPart(name: PartName): Part {
  const { kebab, camel, pascal, snake, words } = name;
  const folder = `${SOURCE}/fields/${kebab}`;
  const from = (role: string) => `../fields/${kebab}/${kebab}.${role}`;
  return {
    files: {
      [`${folder}/${kebab}.schema.ts`]: schemaOf(name),
      [`${folder}/${kebab}.editor.tsx`]: widgetOf(name),
      [`${folder}/${kebab}.test.ts`]: testOf(name),
      [`${SOURCE}/settings/${kebab}-field.ts`]: builderOf(name),
    },
    edits: {
      [`${SOURCE}/definition/field-types.ts`]: addEntry('export const fieldTypes', `'${snake}',`),
      [`${SOURCE}/registry/schema-registry.ts`]: both(
        addImport(`${camel}Schema`, from('schema.ts')),
        addEntry('export const schemaRegistry', `${snake}: ${camel}Schema,`),
      ),
      [`${SOURCE}/registry/editor-registry.ts`]: both(
        addImport(`${pascal}Widget`, from('editor.tsx')),
        addEntry('export const editorRegistry', `${snake}: { frame: 'label', Widget: ${pascal}Widget },`),
      ),
      [`${SOURCE}/schema.ts`]: addExport(camel, `./settings/${kebab}-field.ts`),
      [`${SOURCE}/testing/field.fixture.ts`]: addEntry(
        'export const fieldFixtures',
        `${snake}: { definition: { type: '${snake}', key: '${snake}', title: '${words}' }, stored: 'hoi' },`,
      ),
    },
    next: [
      'Let check return the errors of a value, as text keys of libs/texts/src/nl/form-fields.ts; the server runs the same check.',
      `Give its fixture in ${SOURCE}/testing/field.fixture.ts a Dutch title, and a value without errors.`,
      `State its own options, if it has any, in an entry \`${snake}\` of \`FieldOptions\` in its schema; see \`fields/otp-code\`.`,
      `In the fields of a block: ${camel}(<text key of its label>), from @etalage/form-engine/schema.`,
      `Run its test: cd libs/form-engine && npx vitest run src/fields/${kebab} src/registry`,
    ],
  };
}

function schemaOf({ camel, snake, words }: PartName): string {
  return `
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** ${words}: one line of text without leading or trailing spaces. */
export const ${camel}Schema = defineFieldType({
  type: '${snake}',
  holds: 'line',
  readsAsText: true,
  check: (value) =>
    typeof value === 'string' && value === value.trim() ? [] : [{ text: 'formfield_check_text' }],
});
`.trimStart();
}

function widgetOf({ pascal, snake, words }: PartName): string {
  return `
import * as frame from '../../form-parts/field-view.css.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';

/** ${words} as a text input; \`control\` connects it to its label, hint and messages. */
export function ${pascal}Widget({ value, onChange, control }: WidgetProps<'${snake}'>) {
  return (
    <input
      {...control}
      type="text"
      className={frame.control}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
`.trimStart();
}

function builderOf({ camel, snake, words }: PartName): string {
  return `
import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { FieldOf } from '../definition/field-definition.ts';
import { fieldOf, type Field, type FieldExtra } from './field.ts';

const codec = z.string();

/** ${words}, as a setting of a block. */
export function ${camel}(title: TextKey, extra: FieldExtra = {}): Field<typeof codec, FieldOf<'${snake}'>> {
  return fieldOf({ definition: { type: '${snake}' }, codec, title }, extra);
}
`.trimStart();
}

function testOf({ kebab, camel, snake }: PartName): string {
  return `
import { describe, expect, it } from 'vitest';
import { ${camel}Schema } from './${kebab}.schema.ts';

describe('${snake}', () => {
  it.each([
    ['hoi', 0],
    [' hoi', 1],
    [7, 1],
  ])('for %j reports %d errors', (value, findings) => {
    expect(${camel}Schema.check(value, { type: '${snake}' })).toHaveLength(findings);
  });
});
`.trimStart();
}

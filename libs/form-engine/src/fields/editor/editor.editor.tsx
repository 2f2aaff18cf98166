import { useMemo } from 'react';
import type { FieldOf } from '../../definition/field-definition.ts';
import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { FormScope } from '../../form-parts/form-scope.tsx';
import { useStored } from '../../form-parts/use-field.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { FlexibleWidget } from '../flexible/flexible.editor.tsx';
import { readItems } from '../flexible/flexible-items.ts';
import { blocksOfItems, itemsOfBlocks } from './editor.schema.ts';

const LAYOUTS: readonly LayoutDefinition[] = [
  {
    layout: 'paragraph',
    title: 'formfield_block_paragraph',
    dynamic_title: 'text',
    fields: [{ type: 'textarea', key: 'text', title: 'formfield_block_text' }],
  },
  {
    layout: 'header',
    title: 'formfield_block_heading',
    dynamic_title: 'text',
    fields: [
      { type: 'text', key: 'text', title: 'formfield_block_text' },
      {
        type: 'radio_buttons',
        key: 'level',
        title: 'formfield_block_level',
        value: '2',
        options: ['2', '3', '4'].map((level) => ({ value: level, label: level })),
      },
    ],
  },
];

/** Content blocks as a list; `layouts` of the definition replaces the kinds of blocks. */
export function EditorWidget({ definition, value, onChange, control, labelId }: WidgetProps<'editor'>) {
  const values = useMemo(() => ({ blocks: itemsOfBlocks(value) }), [value]);
  const list: FieldOf<'flexible'> = {
    type: 'flexible',
    key: 'blocks',
    layouts: definition.layouts ?? LAYOUTS,
    config: { open_new_item: true, ...definition.config },
  };
  return (
    <FormScope values={values} onChange={({ blocks }) => onChange(blocksOfItems(readItems(blocks), value))}>
      <BlockRows definition={list} control={control} labelId={labelId} />
    </FormScope>
  );
}

function BlockRows(props: Pick<WidgetProps<'flexible'>, 'definition' | 'control' | 'labelId'>) {
  const blocks = useStored('blocks');
  return <FlexibleWidget {...props} value={blocks} onChange={() => undefined} />;
}

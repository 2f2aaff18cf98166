import { useText } from '@etalage/ui-kit';
import { useCallback } from 'react';
import { loaderOf, type FieldOption } from '../../choices/choice-options.ts';
import { useChoices } from '../../choices/use-choices.ts';
import { Loading } from '../../controls/loading.tsx';
import type { FieldDefinition } from '../../definition/field-definition.ts';
import { maxReferences } from '../../definition/reference.ts';
import { textOf } from '../../definition/text-of.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { ChosenOrder } from './chosen-order.editor.tsx';
import { CategoryTree } from './category-tree.editor.tsx';
import { INDENT, indentOf, parseCategories } from './category-connections.schema.ts';
import { NewCategory } from './new-category.editor.tsx';

type Props = WidgetProps<'category_connections'>;

/**
 * The tree of categories, in which any number can be chosen, and the order of the chosen ones. The categories are those
 * of the definition, or else of the website. With `form`, a popup makes new ones, if somebody who may make them uses it.
 */
export function CategoryConnectionsWidget({ definition, value, onChange, control, labelId }: Props) {
  const textFor = useDefinitionText();
  const t = useText();
  const { loaded, create, isGiven } = useCategories(definition);
  const { choices, options, state, reload } = loaded;
  const chosen = parseCategories(value);
  const titles = new Map(choices.map(({ id, label }) => [id, textFor(label)]));
  const set = (id: string, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const most = definition.settings?.max ?? maxReferences;
  const isFull = chosen.length >= most;
  return (
    <>
      <CategoryTree
        rows={choices.map(({ id }, at) => ({
          id,
          label: titles.get(id) ?? id,
          level: options[at]?.['level'],
        }))}
        isReady={state === 'ready'}
        isFull={isFull}
        chosen={chosen}
        control={control}
        labelId={labelId}
        onSet={set}
      />
      <p role="status">{isFull && t('reference_full', { most: String(most) })}</p>
      <Loading state={state} reload={reload} />
      {definition.form && create && (
        <NewCategory
          fields={isGiven ? definition.form : [...definition.form, parentField(options)]}
          create={create}
          disabled={control.disabled || isFull}
          onMade={(made) => {
            reload();
            if (made !== undefined) onChange([...chosen, made]);
          }}
        />
      )}
      {state === 'ready' && (
        <ChosenOrder chosen={chosen} titles={titles} control={control} onChange={onChange} />
      )}
    </>
  );
}

/** The categories that a field offers, and how it makes one; undefined if it cannot. */
function useCategories(definition: Props['definition']) {
  const { categories: source } = useFieldServices();
  const list = source?.list;
  const fetchOptions = useCallback(
    async () => ((await list?.()) ?? []).map((category) => ({ ...category })),
    [list],
  );
  const isGiven = definition.options !== undefined || loaderOf(definition) !== undefined;
  const named = { track_by: 'id', ...definition };
  const loaded = useChoices(isGiven || !list ? named : { ...named, fetchOptions });
  return { loaded, isGiven, create: definition.function ?? source?.create };
}

/** The choice of the category that a new one is below, indented as in the tree. */
function parentField(categories: readonly FieldOption[]): FieldDefinition {
  const options = categories.map(({ id, label, level }) => ({
    value: id,
    label: `${'\u00a0'.repeat((indentOf(level) * 2) / INDENT)}${textOf(label)}`,
  }));
  return {
    type: 'select',
    key: 'parent_id',
    title: 'formfield_category_parent',
    placeholder: 'formfield_category_parent_none',
    options,
  };
}

import { flagText, isOn } from '@etalage/shop-domain';
import { identifierOf, newFormItem, type FormItem, type FormItemType } from '@etalage/site-model';
import { formItemTypes } from '@etalage/site-model/schema';
import { readItems, type FlexibleItem, type FormValues } from '@etalage/form-engine/schema';
import type { OwnedForm } from '../../queries/form-queries.ts';
import { choiceValue, slugOf, textOf } from './choice-value.ts';

/** The values that the builder edits: a form as values of a dashboard form. */
export function valuesOf(form: OwnedForm): FormValues {
  const { title, submit_title, summary, items, settings } = form;
  return {
    title,
    submit_title,
    summary,
    items: items.map((item): FlexibleItem => ({
      key: item.id,
      layout: item.type,
      attributes: {
        ...item,
        identifier: identifierOf(item),
        options: item.options.map(({ attributes }, index) => entry('option', index, attributes)),
        conditional: item.conditional.map(({ name, value }, index) => entry('rule', index, { name, value })),
      },
    })),
    ...settings,
    retention_days: String(settings.retention_days),
  };
}

function entry(layout: string, index: number, attributes: FormValues): FlexibleItem {
  return { key: `${layout}-${index}`, layout, attributes };
}

/** The form for the builder's values; empty names and choice values are generated. */
export function formOf(form: OwnedForm, values: FormValues): OwnedForm {
  const { id, version, settings } = form;
  const taken = new Set<string>();
  return {
    id,
    version,
    title: textOf(values['title']).trim(),
    submit_title: textOf(values['submit_title']).trim(),
    summary: flagText(isOn(values['summary'])),
    items: readItems(values['items']).map((item) => itemOf(item, taken)),
    settings: {
      ...settings,
      ...texts(values, ['message', 'redirection_url', 'mail_to', 'mail_subject'] as const),
      ...texts(values, ['confirm_item', 'confirm_subject', 'confirm_text'] as const),
      confirm: flagText(isOn(values['confirm'])),
      retention_days: Number(values['retention_days']) || 0,
    },
  };
}

function itemOf({ key, layout, attributes }: FlexibleItem, taken: Set<string>): FormItem {
  const type = typeOf(layout);
  const isText = type === 'title' || type === 'description';
  const typed = textOf(attributes['identifier']).trim();
  const identifier = typed || (isText ? '' : freeName(nameOf(attributes), taken));
  if (identifier) taken.add(identifier);
  const known = newFormItem({ type, identifier, id: key });
  const present = Object.entries(known).filter(([name]) => typeof attributes[name] === 'string');
  return {
    ...known,
    ...Object.fromEntries(present.map(([name]) => [name, attributes[name]])),
    id: key,
    type,
    identifier,
    options: readItems(attributes['options']).map(({ attributes: option }) => ({
      attributes: { title: textOf(option['title']).trim(), value: choiceValue(option) },
    })),
    conditional: readItems(attributes['conditional']).map(({ attributes: rule }) => ({
      name: textOf(rule['name']),
      operator: '==' as const,
      value: textOf(rule['value']).trim(),
    })),
  };
}

function typeOf(layout: string): FormItemType {
  return formItemTypes.find((type) => type === layout) ?? 'text';
}

/** The name of a question in mails and tables if the owner entered none. */
function nameOf(attributes: FormValues): string {
  return (
    slugOf(textOf(attributes['label']) || textOf(attributes['title'])).replace(/^[^a-z]+/, '') || 'vraag'
  );
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
  return free;
}

function texts<Key extends string>(values: FormValues, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, textOf(values[key])])) as Record<Key, string>;
}

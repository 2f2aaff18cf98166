import type { z } from 'zod';
import type { FieldMessages, Message } from './api-error.ts';

type Issue = z.core.$ZodIssue;

/** The errors of a schema as messages by full path: `items.0.label` (MSG-01). `input` is the checked value. */
export function fieldMessagesOf(issues: readonly Issue[], input: unknown): FieldMessages {
  // A name from outside may be that of a property that every object has.
  const fields = new Map<string, Message[]>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(fields, [...issue.path, key], { key: 'error_field_unknown' });
    } else {
      add(fields, issue.path, messageOf(issue, valueAt(input, issue.path)));
    }
  }
  return Object.fromEntries(fields);
}

function add(fields: Map<string, Message[]>, path: readonly PropertyKey[], message: Message): void {
  const name = path.map(String).join('.') || 'general';
  const list = fields.get(name) ?? [];
  fields.set(name, list);
  // A missing value gets no other messages.
  if (!list.some((one) => typeof one === 'object' && one.key === 'error_field_required')) list.push(message);
}

function messageOf(issue: Issue, value: unknown): Message {
  if (value === undefined || value === null) return { key: 'error_field_required' };
  switch (issue.code) {
    case 'invalid_type':
      return { key: 'error_field_type' };
    case 'invalid_union':
      return { key: 'error_field_type' };
    case 'invalid_value':
      return { key: 'error_field_choice' };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_key':
      return issue.issues[0] ? messageOf(issue.issues[0], '') : { key: 'error_field_unknown' };
    default:
      return { key: 'error_field_invalid' };
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): Message {
  if (issue.origin === 'string') return { key: 'error_field_required' };
  return { key: 'error_field_too_small', values: { minimum: String(issue.minimum) } };
}

function tooBig(issue: z.core.$ZodIssueTooBig): Message {
  const values = { maximum: String(issue.maximum) };
  return issue.origin === 'string'
    ? { key: 'error_field_too_long', values }
    : { key: 'error_field_too_big', values };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}

import { type FlexibleItem, type FormValues, readItems } from '@etalage/form-engine/schema';
import { flagText, isOn } from '@etalage/shop-domain';
import type { CookieEntry, CookieSettings } from '@etalage/site-model';
import { barPositions, cookiePurposes } from '@etalage/site-model/schema';
import type { PartErrors } from '../../parts/part-state.ts';

/** The settings as values of the form: lists are lines of a text. */
export function valuesOf({ list, position, colors }: CookieSettings): FormValues {
  return { list: list.map(itemOf), position, ...colors };
}

function itemOf(entry: CookieEntry): FlexibleItem {
  const { id, initialState, cookies, scripts, hosts, ...texts } = entry;
  const lines = { cookies: cookies.join('\n'), scripts: scripts.join('\n'), hosts: hosts.join('\n') };
  return {
    key: id,
    layout: 'entry',
    attributes: { ...texts, ...lines, initialState: flagText(initialState) },
  };
}

/** The settings that the values of the form mean. What is typed wrong stays as it is, so that the server can name it. */
export function settingsOf(values: FormValues): CookieSettings {
  return {
    list: readItems(values['list']).map(entryOf),
    position: barPositions.find((one) => one === values['position']) ?? 'bottom',
    colors: { ground: textOf(values['ground']), button: textOf(values['button']) },
  };
}

function entryOf({ key, attributes }: FlexibleItem): CookieEntry {
  const purpose = cookiePurposes.find((one) => one === attributes['purpose']) ?? 'statistics';
  return {
    // Visitors' choices are stored by it, so it never changes with the name.
    id: key
      .toLowerCase()
      .replaceAll(/[^a-z0-9_-]/g, '-')
      .slice(0, 40),
    purpose,
    name: textOf(attributes['name']).trim(),
    description: textOf(attributes['description']).trim(),
    initialState: purpose === 'functional' && isOn(attributes['initialState']),
    cookies: linesOf(attributes['cookies']),
    scripts: linesOf(attributes['scripts']),
    code: textOf(attributes['code']).trim(),
    hosts: linesOf(attributes['hosts']).map((host) => host.toLowerCase()),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function linesOf(value: unknown): string[] {
  return textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The messages of the server at the fields of the form: those of one line are at the field of all lines. */
export function errorsOf(errors: PartErrors): Record<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [path, messages] of Object.entries(errors)) {
    const field = path
      .replace(/^(list\.\d+\.(?:cookies|scripts|hosts))\.\d+$/, '$1')
      .replace(/^(list\.\d+)\.id$/, '$1.name')
      .replace(/^colors\./, '');
    const known = found.get(field) ?? [];
    found.set(field, [...new Set([...known, ...messages])]);
  }
  return Object.fromEntries(found);
}

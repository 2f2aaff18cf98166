import type { FieldDefinition } from '@etalage/form-engine/schema';
import { barPositions, cookiePurposes } from '@etalage/site-model/schema';

const consentFree = [{ name: 'purpose', operator: '==' as const, value: 'functional' }];

/** The fields of one entry of the list (COOK-06). */
const entryFields: readonly FieldDefinition[] = [
  { type: 'text', key: 'name', title: 'cookies_entry_name' },
  {
    type: 'textarea',
    key: 'description',
    title: 'cookies_entry_description',
    settings: { rows: 3 },
  },
  {
    type: 'select',
    key: 'purpose',
    title: 'cookies_entry_purpose',
    options: cookiePurposes.map((purpose) => ({
      value: purpose,
      label: `cookies_purpose_${purpose}` as const,
    })),
  },
  {
    type: 'boolean',
    key: 'initialState',
    title: 'cookies_entry_initial',
    help: 'cookies_entry_initial_hint',
    conditional: consentFree,
  },
  linesField('cookies'),
  linesField('scripts'),
  {
    type: 'textarea',
    key: 'code',
    title: 'cookies_entry_code',
    help: 'cookies_entry_code_hint',
    settings: { rows: 4 },
  },
  linesField('hosts'),
];

function linesField(key: 'cookies' | 'scripts' | 'hosts'): FieldDefinition {
  return {
    type: 'textarea',
    key,
    title: `cookies_entry_${key}`,
    help: `cookies_entry_${key}_hint`,
    settings: { rows: 2 },
  };
}

/** The list of cookies and the look of the bar (COOK-07, COOK-17). */
export const cookieFields: readonly FieldDefinition[] = [
  {
    type: 'flexible',
    key: 'list',
    title: 'cookies_list',
    layouts: [{ layout: 'entry', title: 'cookies_entry', dynamic_title: 'name', fields: entryFields }],
    config: { open_new_item: true, should_row_clickable: true },
  },
  {
    type: 'select',
    key: 'position',
    title: 'cookies_position',
    help: 'cookies_position_hint',
    options: barPositions.map((position) => ({
      value: position,
      label: `cookies_position_${position}` as const,
    })),
  },
  { type: 'dashboard_color_palette', key: 'ground', title: 'cookies_ground' },
  { type: 'dashboard_color_palette', key: 'button', title: 'cookies_button', help: 'cookies_button_hint' },
];

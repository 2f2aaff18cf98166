import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';
import { fieldTypes } from '../definition/field-types.ts';
import { fieldFixtures } from '../testing/field.fixture.ts';
import { showFields } from '../testing/show-field.tsx';
import { editorRegistry } from './editor-registry.ts';
import { schemaRegistry } from './schema-registry.ts';

afterEach(cleanup);

describe('the field types', () => {
  it('are the 41 of the specification and later ones, each in both registries', () => {
    expect(new Set(fieldTypes).size).toBe(fieldTypes.length);
    expect(fieldTypes.length).toBeGreaterThanOrEqual(41);
    expect(Object.keys(schemaRegistry).sort()).toEqual([...fieldTypes].sort());
    expect(Object.keys(editorRegistry).sort()).toEqual([...fieldTypes].sort());
  });

  it.each(fieldTypes)(
    '%s states its own type, accepts its fixture and changes nothing when it is shown',
    (type) => {
      expect(schemaRegistry[type].type).toBe(type);
      const { definition, stored } = fieldFixtures[type];
      const values = definition.key && stored !== undefined ? { [definition.key]: stored } : {};
      expect(checkFields([definition], values)).toEqual({});
      const { changes } = showFields([definition], { stored: values });
      expect(changes).toEqual(type === 'hidden' ? [{ verborgen: 'x' }] : []);
    },
  );

  it.each(fieldTypes)('%s has a name for every control', (type) => {
    const { definition, stored } = fieldFixtures[type];
    showFields([definition], { stored: definition.key ? { [definition.key]: stored } : {} });
    for (const role of ['textbox', 'combobox', 'checkbox', 'radio', 'switch', 'button', 'spinbutton']) {
      expect(screen.queryAllByRole(role, { name: '' })).toEqual([]);
    }
  });
});

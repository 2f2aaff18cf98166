import { useState } from 'react';
import type { FieldDefinition } from '../src/definition/field-definition.ts';
import { fieldTypes, type FieldType } from '../src/definition/field-types.ts';
import { DashboardForm } from '../src/dashboard-form/dashboard-form.tsx';
import { schemaRegistry } from '../src/registry/schema-registry.ts';
import { fieldFixtures } from '../src/testing/field.fixture.ts';
import * as styles from './catalogue.css.ts';
import { catalogueTexts } from './catalogue-texts.ts';

/** Every field type: filled in, empty, switched off and with a message. */
export function Catalogue() {
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{catalogueTexts.heading}</h1>
      <div className={styles.list}>
        {fieldTypes.map((type) => (
          <Card key={type} type={type} />
        ))}
      </div>
    </main>
  );
}

function Card({ type }: { type: FieldType }) {
  const { definition, stored } = fieldFixtures[type];
  const isValue = schemaRegistry[type].kind === 'value' && type !== 'hidden';
  const key = definition.key ?? '';
  return (
    <section className={styles.card} aria-label={type}>
      <h2 className={styles.name}>{type}</h2>
      <State definition={definition} stored={stored} />
      {isValue && (
        <>
          <State
            definition={{ ...definition, title: catalogueTexts.disabled, disabled: true }}
            stored={stored}
          />
          <State
            definition={{ ...definition, title: catalogueTexts.wrong }}
            stored={undefined}
            errors={{ [key]: [catalogueTexts.message] }}
          />
        </>
      )}
    </section>
  );
}

interface StateProps {
  definition: FieldDefinition;
  stored: unknown;
  errors?: Record<string, string[]>;
}

function State({ definition, stored, errors }: StateProps) {
  const key = definition.key ?? '';
  const [values, setValues] = useState<Record<string, unknown>>(
    stored === undefined ? {} : { [key]: stored },
  );
  return (
    <DashboardForm
      fields={[definition]}
      values={values}
      errors={errors}
      onChange={(changed) => setValues((was) => ({ ...was, ...changed }))}
    />
  );
}

import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FieldServicesContext } from '../src/form-parts/field-services.ts';
import { Catalogue } from './catalogue.tsx';
import { sampleServices } from './sample-services.ts';
import { Scenario } from './scenario.tsx';
import { scenarios } from './scenarios.ts';
import './catalogue.css.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

const name = new URLSearchParams(location.search).get('scenario');
const fields = name === null ? undefined : scenarios[name];

createRoot(root).render(
  <StrictMode>
    <TextContext value={createTranslate()}>
      <FieldServicesContext value={sampleServices}>
        {fields ? <Scenario {...fields} /> : <Catalogue />}
      </FieldServicesContext>
    </TextContext>
  </StrictMode>,
);

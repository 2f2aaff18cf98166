import { formChoice, newFormItem, type VisitorForm } from '@etalage/site-model';
import type { BlockFixture } from '../../testing/block-fixture.ts';

const form: VisitorForm = {
  id: 'contact',
  title: 'Contact',
  submit_title: 'Versturen',
  summary: '0',
  version: 1,
  items: [
    newFormItem({ type: 'text', identifier: 'naam', label: 'Naam', required: '1' }),
    newFormItem({ type: 'email', identifier: 'email', label: 'E-mailadres', required: '1' }),
    newFormItem({
      type: 'radio',
      identifier: 'onderwerp',
      label: 'Onderwerp',
      options: [formChoice('vraag', 'Een vraag'), formChoice('afspraak', 'Een afspraak')],
    }),
    newFormItem({ type: 'textarea', identifier: 'bericht', label: 'Bericht' }),
  ],
};

export const formsBlockFixture: BlockFixture = {
  data: { id: 'contact' },
  page: { connections: { own: [form] } },
};

import { defaultFormSettings, formChoice, newFormItem } from '@etalage/site-model';
import {
  block,
  type BlockDraft,
  type StoredForm,
  storeForm,
  type WebsiteTransaction,
} from '@etalage/api/seed';

const naam = newFormItem({ type: 'text', identifier: 'naam', label: 'Naam', required: '1' });
const email = newFormItem({
  type: 'email',
  identifier: 'email',
  label: 'E-mailadres',
  required: '1',
  setter: 'lowercase',
});
const telefoon = newFormItem({
  type: 'tel',
  identifier: 'telefoon',
  label: 'Telefoonnummer',
  help: 'Alleen als je liever gebeld wordt.',
});
const confirmed = { confirm: '1', confirm_item: 'email' } as const;

const contact: StoredForm = {
  id: 'contact',
  title: 'Contact',
  submit_title: 'Bericht versturen',
  summary: '0',
  version: 1,
  items: [
    naam,
    email,
    newFormItem({
      type: 'select',
      identifier: 'onderwerp',
      label: 'Waar gaat je vraag over?',
      required: '1',
      options: [
        formChoice('maatwerk', 'Een meubel op maat'),
        formChoice('bestelling', 'Mijn bestelling'),
        formChoice('anders', 'Iets anders'),
      ],
    }),
    newFormItem({
      type: 'text',
      identifier: 'bestelnummer',
      label: 'Bestelnummer',
      help: 'Staat in je bevestigingsmail.',
      conditional: [{ name: 'onderwerp', operator: '==', value: 'bestelling' }],
    }),
    newFormItem({ type: 'textarea', identifier: 'bericht', label: 'Je bericht', required: '1' }),
    newFormItem({
      type: 'file',
      identifier: 'bijlage',
      label: 'Foto of tekening',
      help: 'Mag, hoeft niet. Een foto, pdf of document van hooguit 20 MB.',
    }),
  ],
  settings: {
    ...defaultFormSettings,
    ...confirmed,
    message: 'Bedankt voor je bericht. We antwoorden binnen twee werkdagen.',
  },
};

const advice: StoredForm = {
  id: 'adviesgesprek',
  title: 'Adviesgesprek',
  submit_title: 'Gesprek aanvragen',
  version: 1,
  summary: '1',
  items: [
    naam,
    email,
    telefoon,
    newFormItem({
      type: 'radio',
      identifier: 'plek',
      label: 'Waar praten we?',
      required: '1',
      options: [
        formChoice('werkplaats', 'In de werkplaats in Leeuwarden'),
        formChoice('video', 'Via een videogesprek'),
      ],
    }),
    newFormItem({ type: 'date', identifier: 'dag', label: 'Welke dag komt je uit?' }),
    newFormItem({ type: 'time', identifier: 'tijd', label: 'Hoe laat ongeveer?' }),
    newFormItem({
      type: 'checkbox',
      identifier: 'ruimtes',
      label: 'Voor welke ruimte?',
      options: [
        formChoice('eetkamer', 'Eetkamer'),
        formChoice('woonkamer', 'Woonkamer'),
        formChoice('werkkamer', 'Werkkamer'),
      ],
    }),
    newFormItem({ type: 'textarea', identifier: 'wensen', label: 'Wat heb je in gedachten?' }),
  ],
  settings: {
    ...defaultFormSettings,
    ...confirmed,
    message: 'Bedankt voor je aanvraag. We bellen of mailen je om een moment af te spreken.',
  },
};

/** Adds the demo's forms in the transaction, which must be set to their website. */
export async function seedForms(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  for (const form of [contact, advice]) await storeForm(tx, websiteId, form, '');
}

/** The contact form as a block of a page. */
export function contactForm(): BlockDraft {
  return block('forms', { id: contact.id });
}

/** The form that requests an appointment, as a block of a page. */
export function adviceForm(): BlockDraft {
  return block('forms', { id: advice.id });
}

import { demoSettings } from './settings.ts';

const { name, street, postcode, city, email } = demoSettings.company;

/** The demo shop makes what it sells. */
export const demoMaker = {
  id: 'atelier-noord',
  name,
  postal_address: `${street}\n${postcode} ${city}`,
  electronic_address: email,
  is_outside_eu: false,
  responsible_name: '',
  responsible_postal_address: '',
  responsible_electronic_address: '',
};

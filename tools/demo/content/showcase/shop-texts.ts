import { type BlockDraft, paragraph } from '@etalage/api/seed';

/** A heading with a sentence. */
export const headed = (heading: string, text: string, tag = 'h3'): BlockDraft =>
  paragraph(`<${tag}>${heading}</${tag}><p>${text}</p>`);

/** What a small business says about itself. */
export const promises = [
  ['Persoonlijk advies', 'Je belt met iemand die zelf aan de schaafbank staat.'],
  ['Afspraak is afspraak', 'We komen op de dag die we beloven, en bellen als het anders loopt.'],
  ['Eerlijke prijzen', 'De prijs op de offerte is de prijs op de factuur.'],
  ['Hout uit Europa', 'Eiken en essen van drie zagerijen die we bij naam kennen.'],
  ['Nazorg', 'Na een jaar komen we langs om alles na te kijken.'],
  ['Vragen? Bel ons', 'Op werkdagen van 9 tot 17 uur.'],
] as const;

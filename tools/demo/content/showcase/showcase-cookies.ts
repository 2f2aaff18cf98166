import type { CookieSettings } from '@etalage/site-model';

/** The cookies of the showcase: one entry of each kind that a visitor can meet. */
export const showcaseCookies: CookieSettings = {
  list: [
    {
      id: 'noodzakelijk',
      purpose: 'necessary',
      name: 'Noodzakelijk',
      description: 'Onthoudt je winkelwagen, je bestelling en je cookiekeuze.',
      initialState: true,
      cookies: [
        'shoppingcart_session',
        'order_email',
        'placed_order',
        'cookie_consent',
        'cookie_consent_enabled',
      ],
      scripts: [],
      code: '',
      hosts: [],
    },
    {
      id: 'media',
      purpose: 'media',
      name: "Video's en kaarten van andere websites",
      description:
        'Toont ingesloten inhoud meteen. De andere website kan dan cookies plaatsen en je bezoek zien.',
      initialState: false,
      cookies: [],
      scripts: [],
      code: '',
      hosts: [],
    },
  ],
  position: 'bottom',
  colors: { ground: 'white', button: 'dark' },
};

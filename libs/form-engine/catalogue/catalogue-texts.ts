/** Texts of the catalogue itself; no part of the product. */
export const catalogueTexts = {
  heading: 'Veldtypen',
  disabled: 'Uitgeschakeld',
  wrong: 'Met een melding',
  message: 'Vul dit veld in.',
} as const;

/** Texts of the screens for delivery and payment in the dashboard, and what the server refuses there. */
export const shopSettings = {
  shipping_vat_gone: 'Deze btw bestaat niet meer. Kies een andere.',
  shipping_too_many: 'Je hebt al {most} verzendmethoden. Verwijder er eerst een paar.',
};

/** The longest of what Dutch owners type: words without a place to break, a title of four lines, an address. */
const longWord = 'Arbeidsongeschiktheidsverzekeringsmaatschappij';
const longMail =
  'klantenservice-particulieren@arbeidsongeschiktheidsverzekeringsmaatschappij-noord-nederland.example';

export const longTitle = `${longWord} en Hottentottententententoonstellingsvoorbereidingscommissie bij de Rijksdienst voor Ondernemend Nederland`;
export const longLine = `Mail ${longMail} voor het meerjarenonderhoudsplanningsoverleg van de ${longWord.toLowerCase()}, of bel op werkdagen.`;
export const longHtml = [
  `<h2>${longTitle}</h2>`,
  `<p>${longLine}</p>`,
  `<p><a href="mailto:${longMail}">${longMail}</a></p>`,
  `<ul><li>${longWord}</li><li>https://www.voorbeeld.example/een/heel/lang/pad/zonder/een/enkele/spatie/of/een/streepje/om/af/te/breken</li></ul>`,
  `<blockquote><p>${longTitle}</p></blockquote>`,
  `<table><tbody><tr><td>${longWord}</td><td>${longMail}</td><td>${longWord}</td></tr></tbody></table>`,
].join('');

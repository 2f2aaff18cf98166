/** The same page for all tools: N texts in sections of ten. */
export const count = Number(new URLSearchParams(location.search).get('blocks') ?? 50);

export const texts = Array.from({ length: count }, (_, index) => ({
  id: `t${index}`,
  text: `Tekst ${index}`,
}));

export const sections = Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
  id: `s${index}`,
  texts: texts.slice(index * 10, index * 10 + 10),
}));

import { plainText } from './cell-text.ts';
import { walkXml } from './walk-xml.ts';

/** The texts that cells of a workbook share. Parts with their own markup are joined; readings of Japanese are left out. */
export function readTexts(xml: string): string[] {
  const texts: string[] = [];
  let parts: string[] = [];
  let isInText = false;
  let isReading = false;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') parts = [];
      if (name === 'rPh') isReading = true;
      isInText = name === 't' && !isReading;
    },
    close: (name) => {
      if (name === 'si') texts.push(plainText(parts.join('')));
      if (name === 'rPh') isReading = false;
      isInText = false;
    },
    text: (text) => {
      if (isInText) parts.push(text);
    },
  });
  return texts;
}

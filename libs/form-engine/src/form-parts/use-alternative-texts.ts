import { useEffect, useState } from 'react';
import { readPicture } from '@etalage/site-model';
import { useFieldServices } from './field-services.ts';

type Texts = ReadonlyMap<string, string>;

const NONE: Texts = new Map();

/**
 * What the library says about stored pictures, by their addresses without a focal point; undefined until it is known. An app
 * without these texts, or one that cannot answer, says nothing.
 */
export function useAlternativeTexts(pictures: readonly string[]): Texts | undefined {
  const { pictureTexts } = useFieldServices();
  const [found, setFound] = useState<{ asked: string; texts: Texts }>();
  const asked = pictures.map((picture) => readPicture(picture).address).join('\n');
  useEffect(() => {
    if (!pictureTexts || asked === '') return undefined;
    let isCurrent = true;
    const store = (texts: Texts) => isCurrent && setFound({ asked, texts });
    pictureTexts.of(asked.split('\n')).then(store, () => store(NONE));
    return () => {
      isCurrent = false;
    };
  }, [pictureTexts, asked]);
  if (!pictureTexts || asked === '') return NONE;
  return found?.asked === asked ? found.texts : undefined;
}

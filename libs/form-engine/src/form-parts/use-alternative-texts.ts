import { useEffect, useState } from 'react';
import { readPicture } from '@etalage/site-model';
import { useFieldServices } from './field-services.ts';

type Texts = ReadonlyMap<string, string>;

const NONE: Texts = new Map();

/** What the library says about pictures. */
export interface LibraryTexts {
  /** By the addresses without a focal point; undefined until they are known. */
  readonly texts: Texts | undefined;
  /** Whether the library could not answer: what it says is still not known. */
  readonly isFailed: boolean;
  /** Asks once more. */
  readonly retry: () => void;
}

/** What the library says about stored pictures. In an app without these texts it says nothing about any. */
export function useLibraryTexts(pictures: readonly string[]): LibraryTexts {
  const { pictureTexts } = useFieldServices();
  const [found, setFound] = useState<{ asked: string; texts: Texts | undefined }>();
  const [attempt, setAttempt] = useState(0);
  // In one order, so that a moved picture is not asked about again.
  const asked = [...new Set(pictures.map((picture) => readPicture(picture).address))].sort().join('\n');
  useEffect(() => {
    if (!pictureTexts || asked === '') return undefined;
    let isCurrent = true;
    const store = (texts: Texts | undefined) => isCurrent && setFound({ asked, texts });
    pictureTexts.of(asked.split('\n')).then(store, () => store(undefined));
    return () => {
      isCurrent = false;
    };
  }, [pictureTexts, asked, attempt]);
  const isNone = !pictureTexts || asked === '';
  const answer = found?.asked === asked ? found : undefined;
  return {
    texts: isNone ? NONE : answer?.texts,
    isFailed: !isNone && answer !== undefined && answer.texts === undefined,
    retry() {
      setFound(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

/**
 * What the library says about stored pictures, for advice, by their addresses without a focal point; undefined until it is
 * known. An app without these texts, or one that cannot answer, says nothing.
 */
export function useAlternativeTexts(pictures: readonly string[]): Texts | undefined {
  const { texts, isFailed } = useLibraryTexts(pictures);
  return isFailed ? NONE : texts;
}

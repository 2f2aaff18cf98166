import { readPicture } from '@etalage/site-model';
import { useContext } from 'react';
import { PicturesContext } from './pictures-context.ts';

/**
 * Returns the alternative text of a picture: the one of its place, else the one that its file has in the library; empty
 * for a picture that its owner marked as a decoration.
 */
export function useDescription(): (source: string, text: string, isDecorative: boolean) => string {
  const { looks } = useContext(PicturesContext);
  return (source, text, isDecorative) =>
    isDecorative ? '' : text || (looks[readPicture(source).address]?.alt ?? '');
}

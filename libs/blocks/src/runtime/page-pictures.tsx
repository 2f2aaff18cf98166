import { useContext, useMemo, type ReactNode } from 'react';
import { PicturesContext } from '../picture/pictures-context.ts';
import { PageContextProvider } from './page-context.ts';

interface PagePicturesProps {
  /** In the designer the owner sees every picture, also one of another website. */
  isEditing: boolean;
  children: ReactNode;
}

/** Gives the blocks of a page what the page knows of its pictures. */
export function PagePictures({ isEditing, children }: PagePicturesProps) {
  const looks = useContext(PageContextProvider)?.pictures;
  const pictures = useMemo(() => ({ looks: looks ?? {}, isEditing }), [looks, isEditing]);
  return <PicturesContext value={pictures}>{children}</PicturesContext>;
}

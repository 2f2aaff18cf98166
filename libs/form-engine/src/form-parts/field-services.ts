import { createContext, useContext } from 'react';
import type { Theme } from '@etalage/site-model';
import type { CategorySource } from './category-source.ts';
import type { FileLibrary } from './file-library.ts';
import type { PictureTexts } from './picture-texts.ts';
import type { ReferenceSource } from './reference-source.ts';
import type { UploadTransport } from '../files/upload-transport.ts';

/** What the app provides to fields; a widget fetches nothing itself. What needs an absent service is disabled or simplified. */
export interface FieldServices {
  /** What fields can refer to: products, categories, pages, menus, forms and templates. */
  references?: ReferenceSource;
  /** The categories of the shop, as a tree. */
  categories?: CategorySource;
  upload?: UploadTransport;
  /** The files that are already on the website; file fields choose from them. */
  library?: FileLibrary;
  /** What the library says about pictures. */
  pictureTexts?: PictureTexts;
  /** The colours of the website, with the names that its owner gave them; the standard ones without it. */
  theme?: Pick<Theme, 'colors' | 'labels'>;
  /** Opens a dashboard route without loading the page. */
  navigate?: (route: string) => void;
  /** The address of a dashboard route, for a new tab; the route itself without it. */
  addressOf?: (route: string) => string;
}

export const FieldServicesContext = createContext<FieldServices>({});

export function useFieldServices(): FieldServices {
  return useContext(FieldServicesContext);
}

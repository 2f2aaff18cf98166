import type { PageContext } from '@etalage/api-contract';
import { createContext } from 'react';

interface Surroundings {
  /** What is known of the stored pictures, by address. Islands have it on the server only. */
  readonly looks: NonNullable<PageContext['pictures']>;
  /** In the designer the owner sees every picture, also one of another website. */
  readonly isEditing: boolean;
}

/** What a picture has to know of its page. */
export const PicturesContext = createContext<Surroundings>({ looks: {}, isEditing: false });

import { isOwnPicture, readPicture } from '@etalage/site-model';
import { useContext } from 'react';
import { ForeignPicture } from './foreign-picture.tsx';
import { pictureAttributes, type PictureSettings } from './picture-attributes.ts';
import { PicturesContext } from './pictures-context.ts';

interface PictureProps extends PictureSettings {
  /** Whether the picture is within a link or a button, in which another button cannot stand. */
  isWithinLink?: boolean;
}

/**
 * The one way in which blocks show a picture of an owner or a product: in the size that is displayed, with a place kept
 * for it, its focal point where it is cropped, and a blurred placeholder until it is loaded. A picture of another
 * website waits for the visitor's consent (BLK-66).
 */
export function Picture({ isWithinLink = false, ...settings }: PictureProps) {
  const { looks, isEditing } = useContext(PicturesContext);
  const { address } = readPicture(settings.source);
  const attributes = pictureAttributes(settings, looks[address]);
  if (!isEditing && !isOwnPicture(address))
    return <ForeignPicture attributes={attributes} address={address} isWithinLink={isWithinLink} />;
  // An island knows no placeholders in the browser; what the server wrote stays.
  return <img {...attributes} alt={attributes.alt} suppressHydrationWarning />;
}

import { PictureRefused } from './picture-refused.ts';

/** Maximum length in bytes of the address of a picture. */
export const MAX_ADDRESS = 2000;

/** What can be fetched; tests use other ports. */
export const isUsualPort = (port: number): boolean => port === 80 || port === 443;

/** The address of a picture, below `base` if it is that of a redirect. Throws `PictureRefused`. */
export function checkAddress(address: string, allowsPort: (port: number) => boolean, base?: URL): URL {
  const canRead = Buffer.byteLength(address) <= MAX_ADDRESS && URL.canParse(address, base?.href);
  const url = canRead ? new URL(address, base) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new PictureRefused('picture_import_address');
  }
  if (url.username !== '' || url.password !== '') throw new PictureRefused('picture_import_credentials');
  const usual = url.protocol === 'https:' ? 443 : 80;
  if (!allowsPort(url.port === '' ? usual : Number(url.port)))
    throw new PictureRefused('picture_import_port');
  return url;
}

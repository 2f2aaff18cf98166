import {
  createFont,
  deleteFont,
  listFonts,
  type PayloadOf,
  type ResponseOf,
  uploadFontFile,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type UploadedFontFile = ResponseOf<typeof uploadFontFile>;

/** The fonts that the owner uploaded, by name. */
export const fontsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['fonts', websiteId],
    queryFn: async () => (await callApi(listFonts, websiteId, {})).fonts,
  });

/** Fetches the list again after a change. */
export const renewFonts = (client: QueryClient, websiteId: string) =>
  client.invalidateQueries({ queryKey: ['fonts', websiteId] });

/** Sends a file of a font to be checked and prepared. */
export async function postFontFile(websiteId: string, file: File): Promise<UploadedFontFile> {
  return callApi(uploadFontFile, websiteId, { file: await base64Of(file) });
}

export const postCreateFont = (websiteId: string, font: PayloadOf<typeof createFont>) =>
  callApi(createFont, websiteId, font);
export const postDeleteFont = (websiteId: string, id: string) => callApi(deleteFont, websiteId, { id });

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}

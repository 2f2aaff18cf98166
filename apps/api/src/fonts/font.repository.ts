import type { OwnFont, OwnFontFace } from '@etalage/site-model';
import type { FontMetrics } from '../db/tables/site-parts.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { fontAddress } from './font-file.repository.ts';

/** The uploaded fonts of a website by name, with what pages need to show them. */
export async function findFonts(tx: WebsiteTransaction, websiteId: string): Promise<OwnFont[]> {
  const fonts = await tx
    .selectFrom('own_fonts')
    .select(['id', 'name', 'regular', 'bold'])
    .where('website_id', '=', websiteId)
    .execute();
  const files = await tx
    .selectFrom('font_files')
    .select(['hash', 'metrics'])
    .where('website_id', '=', websiteId)
    .execute();
  const metricsOf = new Map(files.map(({ hash, metrics }) => [hash, metrics]));
  return fonts
    .map(({ id, name, ...hashes }) => ({ id, name, faces: facesOf(websiteId, hashes, metricsOf) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'));
}

interface Hashes {
  readonly regular: string;
  readonly bold: string | null;
}

function facesOf(
  websiteId: string,
  { regular, bold }: Hashes,
  metricsOf: ReadonlyMap<string, FontMetrics>,
): OwnFontFace[] {
  const face = (
    hash: string,
    change: (metrics: FontMetrics) => Omit<OwnFontFace, 'address' | 'ascent' | 'descent'>,
  ) => {
    const metrics = metricsOf.get(hash);
    if (!metrics) return [];
    const { ascent, descent } = metrics;
    return [{ address: fontAddress(websiteId, hash), ascent, descent, ...change(metrics) }];
  };
  if (bold === null)
    return face(regular, ({ weights, ...widths }) => ({
      // Without weights of its own a browser makes the bold letters.
      weight: weights ? weights.join(' ') : '400',
      regular: widths.regular,
      bold: widths.bold,
    }));
  return [
    ...face(regular, (metrics) => ({ weight: '100 500', regular: metrics.regular, bold: 0 })),
    ...face(bold, (metrics) => ({ weight: '501 900', regular: 0, bold: metrics.bold })),
  ];
}

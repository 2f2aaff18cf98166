import type { UploadPlan } from './upload-plan.ts';
import type { UploadRules } from './upload-rules.ts';

/** Quality of a re-encoded picture, from 0 to 1 (UPL-17). */
export const pictureQuality = 0.85;

/** A picture that the browser cannot decode: damaged, or with too many pixels for its memory. */
export class UnreadablePicture extends Error {}

/** A picture upright, within the limits of its field and in the type of its plan; other files unchanged. */
export async function optimisePicture(
  file: File,
  { contentType, isOptimised }: UploadPlan,
  { maxWidth, maxHeight, backgroundColor }: UploadRules,
): Promise<Blob> {
  if (!isOptimised) return file;
  // The encoder is loaded with the first picture.
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      maxWidth,
      maxHeight,
      mimeType: contentType,
      quality: pictureQuality,
      // The plan states the type; the encoder must not choose another for large files.
      convertTypes: [],
      beforeDraw(context, canvas) {
        if (contentType !== 'image/jpeg') return;
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = backgroundColor;
        context.fillRect(0, 0, canvas.width, canvas.height);
      },
      success: resolve,
      error: () => reject(new UnreadablePicture()),
    });
  });
}

import { open } from 'node:fs/promises';
import { z } from 'zod';
import { uploadRefused } from './upload-refused.ts';

const HEADER_BYTES = 20;
const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
/** The description of a model is read into memory as a whole; its shapes and pictures are not in it. */
const MAX_DESCRIPTION_BYTES = 4 * 1024 * 1024;

/** What the viewer of visitors can show of what a model says it cannot do without. */
const SHOWN_EXTENSIONS: readonly string[] = [
  'EXT_mesh_gpu_instancing',
  'EXT_meshopt_compression',
  'EXT_texture_avif',
  'EXT_texture_webp',
  'KHR_draco_mesh_compression',
  'KHR_lights_punctual',
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
];

const parts = z.array(z.object({ uri: z.string().optional() })).optional();
const description = z.object({
  asset: z.object({ version: z.string() }),
  buffers: parts,
  images: parts,
  extensionsRequired: z.array(z.string()).optional(),
});

/**
 * Throws `upload_refused` for a GLB file that cannot be shown: one that cannot be read, that consists of more files (which
 * would be loaded from other websites), or that needs what the viewer does not have.
 */
export async function checkModel(path: string): Promise<void> {
  const read = description.safeParse(await descriptionIn(path));
  if (!read.success) throw uploadRefused('files_refused_damaged');
  const { buffers = [], images = [], extensionsRequired = [] } = read.data;
  const isElsewhere = ({ uri }: { uri?: string | undefined }) =>
    uri !== undefined && !uri.startsWith('data:');
  if ([...buffers, ...images].some(isElsewhere)) throw uploadRefused('files_refused_model_parts');
  const needs = extensionsRequired.filter((name) => !SHOWN_EXTENSIONS.includes(name));
  if (needs.length > 0) {
    throw uploadRefused('files_refused_model_needs', { needs: needs.slice(0, 3).join(', ').slice(0, 200) });
  }
}

/** The JSON that a GLB file begins with; undefined if there is none. */
async function descriptionIn(path: string): Promise<unknown> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    const { bytesRead } = await file.read(header, 0, HEADER_BYTES, 0);
    const isModel =
      bytesRead === HEADER_BYTES &&
      header.readUInt32LE(0) === MAGIC &&
      header.readUInt32LE(4) === VERSION &&
      header.readUInt32LE(16) === JSON_CHUNK;
    const length = header.readUInt32LE(12);
    if (!isModel || length > MAX_DESCRIPTION_BYTES) return undefined;
    const json = Buffer.alloc(length);
    const read = await file.read(json, 0, length, HEADER_BYTES);
    return read.bytesRead === length ? JSON.parse(json.toString('utf8')) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}

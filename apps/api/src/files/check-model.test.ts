import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkModel } from './check-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'etalage-models-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A GLB file that begins with this description. */
function glb(description: unknown, { length }: { length?: number } = {}): Buffer {
  const json = Buffer.from(typeof description === 'string' ? description : JSON.stringify(description));
  const header = Buffer.alloc(20);
  header.write('glTF');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(20 + json.length, 8);
  header.writeUInt32LE(length ?? json.length, 12);
  header.write('JSON', 16);
  return Buffer.concat([header, json]);
}
const asset = { version: '2.0' };
const check = (bytes: Buffer) => {
  const path = join(folder, 'model.glb');
  writeFileSync(path, bytes);
  return checkModel(path);
};

describe('checkModel', () => {
  it.each([
    ['shapes within the file', { asset, buffers: [{ byteLength: 4 }] }],
    ['a picture in its description', { asset, images: [{ uri: 'data:image/png;base64,AA' }] }],
    ['compressed shapes', { asset, extensionsRequired: ['KHR_draco_mesh_compression'] }],
    ['what it can do without', { asset, extensionsUsed: ['KHR_texture_basisu'] }],
  ])('accepts a model with %s', async (_what, description) => {
    await expect(check(glb(description))).resolves.toBeUndefined();
  });

  it.each([
    ['a picture on another website', { asset, images: [{ uri: 'https://elders.example/a.png' }] }, 'parts'],
    ['shapes in another file', { asset, buffers: [{ uri: 'vormen.bin' }] }, 'parts'],
    ['what the viewer lacks', { asset, extensionsRequired: ['KHR_texture_basisu'] }, 'needs'],
  ])('refuses a model with %s', async (_what, description, reason) => {
    await expect(check(glb(description))).rejects.toMatchObject({
      code: 'upload_refused',
      fields: { file: [{ key: `files_refused_model_${reason}` }] },
    });
  });

  it.each([
    ['half a header', Buffer.from('glTF')],
    ['no JSON', glb('{kapot')],
    ['no description', glb([])],
    ['a length beyond its end', glb({ asset }, { length: 5000 })],
    ['a length of 4 GB', glb({ asset }, { length: 0xffffffff })],
  ])('refuses a file with %s as damaged', async (_what, bytes) => {
    await expect(check(bytes)).rejects.toMatchObject({
      fields: { file: [{ key: 'files_refused_damaged' }] },
    });
  });
});

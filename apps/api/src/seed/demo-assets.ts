import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('./assets/', import.meta.url));

/** The address of a demo picture of a website. */
export function demoMedia(websiteId: string): (name: string) => string {
  return (name) => `/media/${websiteId}/demo/${name}.svg`;
}

/** Puts the demo pictures among a website's files, where `/media/<website>/demo/` serves them; safe to repeat. */
export async function copyDemoAssets(filesFolder: string, websiteId: string): Promise<void> {
  const folder = join(filesFolder, websiteId, 'demo');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(assets)).filter((name) => name.endsWith('.svg'));
  await Promise.all(names.map((name) => copyFile(join(assets, name), join(folder, name))));
}

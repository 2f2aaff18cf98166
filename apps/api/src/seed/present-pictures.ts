import { readdirSync } from 'node:fs';
import { standIns } from './stand-ins.ts';

type Media = (name: string) => string;

const files = new Set(readdirSync(new URL('./assets/', import.meta.url)));
const isPresent = (address: string): boolean => files.has(address.split('/').at(-1) ?? '');

/** Addresses of demo pictures; one that is still being made gives way to another scene. */
export function presentMedia(address: Media): Media {
  return (name) =>
    [name, standIns[name] ?? '', 'home-hero'].map(address).find(isPresent) ?? address('home-hero');
}

/** Addresses of a product's own pictures, or of those it borrows while it has none. */
export function presentPictures(id: string, names: readonly string[], address: Media): readonly string[] {
  const own = names.map(address).filter(isPresent);
  const standIn = standIns[id] ?? '';
  const borrowed = [1, 2].map((nr) => address(`${standIn}-${nr}`)).filter(isPresent);
  return own.length > 0 ? own : borrowed.length > 0 ? borrowed : [address('home-hero')];
}

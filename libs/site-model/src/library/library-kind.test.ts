import { expect, it } from 'vitest';
import { libraryKindOf } from './library-kind.ts';

it.each([
  ['image/svg+xml', 'picture'],
  ['video/mp4', 'video'],
  ['model/gltf-binary', 'model'],
  ['font/woff2', 'font'],
  ['application/pdf', 'document'],
  ['text/plain', 'document'],
  ['', 'document'],
] as const)('a file of type %j is a %s', (contentType, kind) => {
  expect(libraryKindOf(contentType)).toBe(kind);
});

import type { StandIn } from './web-font-face.ts';

/** Fallback faces of a font that is as wide as these parts of Arial and of its bold. */
export function besideArial(regular: number, bold: number): readonly StandIn[] {
  return [
    { local: ['Arial', 'Liberation Sans'], weight: '100 500', width: regular },
    { local: ['Arial Bold', 'Liberation Sans Bold'], weight: '501 900', width: bold },
  ];
}

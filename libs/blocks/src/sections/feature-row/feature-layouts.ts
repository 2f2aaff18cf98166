/** The rows of highlighted blocks by their type, with their number of blocks (TPL-37, TPL-48, TPL-50). */
export const featureLayouts = {
  /** One highlighted block. */
  welcomeOne: { blocks: 1, columns: '1fr' },
  featureOne: { blocks: 3, columns: '1fr 1fr 1fr' },
  featureOneTwo: { blocks: 2, columns: '1fr 1fr' },
  /** The first block is as high as the two beside it. */
  featureOneThree: { blocks: 3, columns: '2fr 1fr' },
  featureOneFour: { blocks: 4, columns: '1fr 1fr 1fr 1fr' },
} as const;

export type FeatureType = keyof typeof featureLayouts;

/** The numbers of the blocks of a row, from 1. */
export function featureNumbers(type: FeatureType): number[] {
  return Array.from({ length: featureLayouts[type].blocks }, (_, index) => index + 1);
}

import type { Locator } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * A picture of one section of a page. It is alone on the page, so that it starts at a whole pixel, and its images have the
 * one file that is their address: a browser prefers any larger one that it happens to have already.
 */
export async function pictureOf(section: Locator): Promise<Picture> {
  await section.evaluate(showAlone);
  // A 3D model on a page as high as this one takes long to paint without a graphics card.
  const shot = await section.screenshot({ animations: 'disabled', caret: 'hide', timeout: 90_000 });
  const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Runs in the page. */
async function showAlone(section: Element): Promise<void> {
  const sections = [...document.querySelectorAll('main > *')].map((top) =>
    top.matches('[data-block-id]') ? top.firstElementChild : top,
  );
  const around = document.querySelectorAll('body > :not(main, #root), #root > :not(main)');
  for (const element of [...sections, ...around])
    if (element instanceof HTMLElement) element.style.display = element === section ? '' : 'none';
  scrollTo(0, 0);
  const images = [...section.querySelectorAll('img')];
  for (const image of images) {
    image.removeAttribute('srcset');
    image.loading = 'eager';
    // A browser may leave out what a loaded picture covers, which shows at the edges of round corners.
    image.style.background = 'none';
    if (image.parentElement?.clientHeight === image.clientHeight)
      image.parentElement.style.background = 'none';
  }
  // One that cannot be decoded is compared as it is.
  await Promise.allSettled(images.map((image) => image.decode()));
  await document.fonts.ready;
}

/** In how far two pictures differ; empty if every pixel is equal. */
export function differenceOf(one: Picture, other: Picture): string {
  const sizes = [one, other].map(({ width, height }) => `${width} x ${height}`);
  if (sizes[0] !== sizes[1]) return sizes.join(' and ');
  const count = pixelmatch(one.data, other.data, undefined, one.width, one.height, {
    threshold: 0,
    includeAA: true,
  });
  return count === 0 ? '' : `${count} pixels`;
}

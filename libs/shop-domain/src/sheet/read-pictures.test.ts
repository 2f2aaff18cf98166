import { expect, it } from 'vitest';
import { readPictures, sourcesOf } from './apply-cells.ts';
import { readingOf, sheetOf } from './sheet.fixture.ts';

const waiting = (place: number, source: string, isWaiting = true) => ({
  variant_id: 'v',
  place,
  source,
  isWaiting,
});
it.each<[string, string[], object[]]>([
  ['/media/a.jpg | /media/b.jpg', ['/media/a.jpg', '/media/b.jpg'], []],
  ['/media/a.jpg|/media/a.jpg', ['/media/a.jpg'], []],
  ['https://elders.nl/1.jpg', ['/media/1.jpg'], []],
  ['/media/1.jpg | https://elders.nl/1.jpg', ['/media/1.jpg'], []],
  [
    'https://elders.nl/2.jpg | https://elders.nl/2.jpg',
    ['/media/0.jpg'],
    [waiting(0, 'https://elders.nl/2.jpg')],
  ],
  ['https://elders.nl/2.jpg', ['/media/0.jpg'], [waiting(0, 'https://elders.nl/2.jpg')]],
  [
    '/media/a.jpg | HTTP://elders.nl/2.jpg | https://elders.nl/1.jpg',
    ['/media/a.jpg', '/media/1.jpg'],
    [
      waiting(0, '/media/a.jpg', false),
      waiting(1, 'HTTP://elders.nl/2.jpg'),
      waiting(2, 'https://elders.nl/1.jpg', false),
    ],
  ],
])('reads the pictures %j', (typed, images, pictures) => {
  const found = readPictures(['/media/0.jpg'], { images: typed }, readingOf(), 'v');
  expect(found).toEqual({ images, pictures });
});

it('names each address on another site once, those of variants too', () => {
  const item = sheetOf(
    { images: '/media/a.jpg | https://b.nl/1.jpg' },
    { images: 'https://b.nl/1.jpg | http://b.nl/2.jpg' },
    {},
  );
  expect(sourcesOf(item)).toEqual(['https://b.nl/1.jpg', 'http://b.nl/2.jpg']);
});

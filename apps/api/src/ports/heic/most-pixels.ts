/** Most pixels of a picture. A file of a few kB can claim a billion; this many take about 250 MB while being read. */
export const mostPixels = 64_000_000;

/** Maximum number of pixels of a picture. A file of a few kB can declare a billion; this many need about 250 MB. */
export const maxPixels = 64_000_000;

/** Maximum number of pixels of a picture. A file of a few kB can declare a billion; this many need about 250 MB. */
export const maxPixels = 64_000_000;

/**
 * The same for visitors, who are unknown and many. Browsers make photos smaller before they upload them; without JavaScript
 * this is the size of most cameras.
 */
export const maxVisitorPixels = 24_000_000;

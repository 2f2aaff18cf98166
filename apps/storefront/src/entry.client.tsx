// Public pages are plain HTML without a client router. Visitors receive the loader (src/islands/loader.ts).
export {};

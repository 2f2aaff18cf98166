// Public pages are plain HTML: no client router. The loader (src/islands/loader.ts) is what visitors receive.
export {};

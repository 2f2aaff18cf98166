declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  type HeicImages = HeicImage[] & { dispose(): void };
  const decode: { all(input: { buffer: Uint8Array }): Promise<HeicImages> };
  // eslint-disable-next-line no-restricted-syntax -- the package exports by default
  export default decode;
}

declare module 's3rver' {
  // eslint-disable-next-line no-restricted-syntax -- the package exports by default
  export default class S3rver {
    constructor(options: Readonly<Record<string, unknown>>);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

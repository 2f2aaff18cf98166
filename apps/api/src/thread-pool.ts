/**
 * Threads of Node for files, password hashes, pictures and host names. Pictures use at most four of them at a time (one
 * upload, two sizes, one job), each for seconds; with Node's own four, sign-in and files would wait for them.
 */
const THREADS = 16;

/** Sets the number of threads, unless the environment does; call it before anything uses one. */
export function sizeThreadPool(env: NodeJS.ProcessEnv): void {
  env['UV_THREADPOOL_SIZE'] ||= String(THREADS);
}

const second = 1000;
const kibibyte = 1024;

/** What one request may be. Past it, the request is refused before anything reads it. */
export const limits = {
  urlBytes: 2048,
  headerBytes: 16 * kibibyte,
  headerCount: 100,
  queryKeys: 50,
  bodyBytes: 64 * kibibyte,
  formBytes: 256 * kibibyte,
  jsonDepth: 32,
  jsonKeys: 10_000,
  headersTimeout: 10 * second,
  /** For all of a request but an upload. */
  requestTimeout: 30 * second,
  /** A large file on a slow line takes its time: it may, as long as it keeps coming. */
  upload: { longest: 600 * second, leastBytes: 16 * kibibyte, within: 20 * second },
  /** Of one that is refused, only so that its sender reads why. */
  refusedUpload: { leastBytes: 16 * kibibyte, within: 10 * second },
  handlerTimeout: 15 * second,
  /** Longer than the 60 s of common load balancers, so that they close first and never send into a closed connection. */
  keepAliveTimeout: 72 * second,
  /** A connection on which nothing moves, such as one whose client does not read its answer. */
  idleTimeout: 60 * second,
  renderTimeout: 5 * second,
  connections: 2000,
} as const;

/** The part of it that we use; it comes without types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    configureBuckets: { name: string; configs: [] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
    httpServer: Server;
  }
}

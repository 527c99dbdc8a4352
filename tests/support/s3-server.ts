import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface S3Server {
  /** What the environment says when files are kept here. */
  env: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_KEY' | 'S3_SECRET', string>;
  close(): Promise<void>;
}

/** A real S3-compatible store with an empty bucket, on this machine. It checks signatures, and these are the ones it knows. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'plein-s3-'));
  const bucket = 'plein';
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
  const { port } = await server.run();
  return {
    env: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: bucket, S3_REGION: 'eu-west-1', S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' },
    async close() {
      const closing = server.close();
      server.httpServer.closeAllConnections();
      await closing;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

import { createSystemCtx } from '#app/server/system-ctx.ts';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { workQuickly } from './job-worker.ts';
import { testConfig } from './test-config.ts';
import { quietLog } from './test-server.ts';

/** A process that only does jobs, for tests that kill one: `node job-worker-process.ts <connection> <environment>`, both as JSON. */
const [connectionText = '', envText = ''] = process.argv.slice(2);
const connection = JSON.parse(connectionText) as DatabaseConnection;
const { db } = openDatabase(connection, { size: 2, log: quietLog });
const config = testConfig(JSON.parse(envText) as Record<string, string>);
workQuickly(connection, createSystemCtx({ config, db, log: quietLog }));

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getRoute } from '#app/route-answer.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';

const domains = join(import.meta.dirname, '../../src/domains');

/** Every contract there is. */
export async function allContracts(): Promise<Endpoint[]> {
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.contract.ts'));
  const modules = await Promise.all(files.map((file) => import(join(domains, file)) as Promise<Record<string, unknown>>));
  return [getRoute, ...modules.flatMap((module) => Object.values(module).filter(isEndpoint))];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

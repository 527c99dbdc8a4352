import type { RoleHolder } from '#domains/roles/server/index.ts';
import { addReader, replaceReader } from './properties.queries.ts';

export const rolesOfProperties: RoleHolder = { replaceRole: replaceReader, copyRole: addReader };

import type { Language } from '#platform/shared/language.ts';

/** What decides who may see a document, and what it is called where it is published. */
export interface DocumentState {
  guid: string;
  roleIds: string[];
  editPermission: 'Admin' | 'Roles';
  editRoles: string[];
  published: Partial<Record<Language, { title: string; publishedOn: string }>>;
}

import type { Language } from '#platform/shared/language.ts';

/** What decides who may see a document, and what it is called where it is published. */
export interface DocumentState {
  guid: string;
  roleIds: string[];
  editPermission: 'Admin' | 'Roles';
  editRoles: string[];
  /** Without a description where it has none in that language. */
  published: Partial<Record<Language, { title: string; description: string; publishedOn: string }>>;
}

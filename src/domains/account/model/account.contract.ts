import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { ActivityPage, OwnPrivacy } from './account.ts';

export const listOwnActivity = endpoint({
  method: 'GET',
  path: '/api/profiles:activity',
  summary: 'What the person who is signed in did, newest first',
  access: 'user',
  query: z.strictObject({ pageNumber: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: ActivityPage,
});

export const getOwnPrivacy = endpoint({
  method: 'GET',
  path: '/api/profiles:privacy',
  summary: 'What the person who is signed in agreed to',
  access: 'user',
  alsoFor: ['withoutTerms'],
  response: OwnPrivacy,
});

export const deleteOwnAccount = endpoint({
  method: 'POST',
  path: '/api/profiles:delete',
  summary: 'Has one’s own account emptied after two weeks',
  access: 'user',
  alsoFor: ['withoutTerms'],
  proof: 'needed',
  body: z.strictObject({ confirmation: z.string().max(320) }),
  response: OwnPrivacy,
});

export const keepOwnAccount = endpoint({
  method: 'POST',
  path: '/api/profiles:keep',
  summary: 'Takes back that one’s own account is emptied',
  access: 'user',
  alsoFor: ['withoutTerms'],
  response: OwnPrivacy,
});

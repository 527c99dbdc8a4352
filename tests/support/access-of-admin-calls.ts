import type { Answered, Client } from './test-app.ts';

/** What a call answers to a visitor, a reader, a content manager, an admin, who was switched off and whose session has expired. */
export interface AccessRow {
  ask(client: Client): Promise<Answered>;
  statuses: number[];
}

const someGuid = '5b0f1f8e-1111-4222-8333-444455556666';
const nobody = '00000000-0000-4000-8000-000000000000';

/** The calls with which admins manage people, what is asked about them and what they did. */
export const accessOfAdminCalls: Record<string, AccessRow> = {
  'POST /api/profilepropertydefinitions': {
    ask: (client) => client.send('POST', '/api/profilepropertydefinitions', {}),
    statuses: [401, 403, 403, 400, 401, 401],
  },
  'GET /api/roles/:guid:explain': {
    ask: (client) => client.get(`/api/roles/${nobody}:explain?page=${nobody}`),
    statuses: [401, 403, 403, 404, 401, 401],
  },
  'GET /api/profilepropertydefinitions:all': {
    ask: (client) => client.get('/api/profilepropertydefinitions:all'),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'POST /api/profilepropertydefinitions:order': {
    ask: (client) => client.send('POST', '/api/profilepropertydefinitions:order', { keys: ['nothing'] }),
    statuses: [401, 403, 403, 404, 401, 401],
  },
  ...Object.fromEntries(
    ['activate', 'deactivate'].map((act) => [
      `POST /api/profilepropertydefinitions/:key:${act}`,
      {
        ask: (client: Client) => client.send('POST', `/api/profilepropertydefinitions/alias:${act}`),
        statuses: [401, 403, 403, 409, 401, 401],
      },
    ]),
  ),
  'PUT /api/profilepropertydefinitions/:key': {
    ask: (client) => client.send('PUT', '/api/profilepropertydefinitions/alias', {}, { 'if-match': '"1"' }),
    statuses: [401, 403, 403, 400, 401, 401],
  },
  'DELETE /api/profilepropertydefinitions/:key': {
    ask: (client) => client.send('DELETE', '/api/profilepropertydefinitions/alias', undefined, { 'if-match': '"1"' }),
    statuses: [401, 403, 403, 409, 401, 401],
  },
  'GET /api/userinvitations': { ask: (client) => client.get('/api/userinvitations'), statuses: [401, 403, 403, 200, 401, 401] },
  'POST /api/userinvitations': {
    ask: (client) => client.send('POST', '/api/userinvitations', { emails: ['gast@plein.test'], language: 'nl' }),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  ...Object.fromEntries(
    ['resend', 'revoke', 'link'].map((act) => [
      `POST /api/userinvitations/:guid:${act}`,
      {
        ask: (client: Client) => client.send('POST', `/api/userinvitations/${nobody}:${act}`),
        statuses: [401, 403, 403, 404, 401, 401],
      },
    ]),
  ),
  'GET /api/users': { ask: (client) => client.get('/api/users'), statuses: [401, 403, 403, 200, 401, 401] },
  'GET /api/users/:guid': { ask: (client) => client.get(`/api/users/${someGuid}`), statuses: [401, 403, 403, 404, 401, 401] },
  'PUT /api/users/:guid': {
    ask: (client) => client.send('PUT', `/api/users/${someGuid}`, {}, { 'if-match': '"1"' }),
    statuses: [401, 403, 403, 404, 401, 401],
  },
  ...Object.fromEntries(
    ['deactivate', 'activate', 'endSessions', 'delete', 'keep', 'exportData', 'sendResetLink', 'resetSecondFactors'].map((act) => [
      `POST /api/users/:guid:${act}`,
      { ask: (client: Client) => client.send('POST', `/api/users/${someGuid}:${act}`), statuses: [401, 403, 403, 404, 401, 401] },
    ]),
  ),
  'GET /api/users/:guid/activity': {
    ask: (client) => client.get(`/api/users/${someGuid}/activity`),
    statuses: [401, 403, 403, 404, 401, 401],
  },
  ...Object.fromEntries(
    ['roles', 'deactivate', 'activate'].map((act) => [
      `POST /api/users:${act}`,
      {
        ask: (client: Client) => client.send('POST', `/api/users:${act}`, { guids: [someGuid] }),
        statuses: [401, 403, 403, 200, 401, 401],
      },
    ]),
  ),
  'POST /api/users:export': { ask: (client) => client.send('POST', '/api/users:export', {}), statuses: [401, 403, 403, 200, 401, 401] },
  'GET /api/roles': { ask: (client) => client.get('/api/roles'), statuses: [401, 403, 403, 200, 401, 401] },
  'GET /api/roles/:guid': { ask: (client) => client.get(`/api/roles/${someGuid}`), statuses: [401, 403, 403, 404, 401, 401] },
  'POST /api/roles': {
    ask: (client) => client.send('POST', '/api/roles', { nameNl: 'Buurt', nameEn: 'Neighbours' }),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'PUT /api/roles/:guid': {
    ask: (client) => client.send('PUT', `/api/roles/${someGuid}`, {}, { 'if-match': '"1"' }),
    statuses: [401, 403, 403, 404, 401, 401],
  },
  'DELETE /api/roles/:guid': {
    ask: (client) => client.send('DELETE', `/api/roles/${someGuid}`, undefined, { 'if-match': '"1"' }),
    statuses: [401, 403, 403, 404, 401, 401],
  },
  'GET /api/audit': { ask: (client) => client.get('/api/audit'), statuses: [401, 403, 403, 200, 401, 401] },
  'GET /api/mails': { ask: (client) => client.get('/api/mails'), statuses: [401, 403, 403, 200, 401, 401] },
  'GET /api/mails:deliveries': {
    ask: (client) => client.get(`/api/mails:deliveries?guids=${someGuid}`),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'POST /api/mails:resend': {
    ask: (client) => client.send('POST', '/api/mails:resend', { guids: [someGuid] }),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'POST /api/mails/:guid:resend': {
    ask: (client) => client.send('POST', `/api/mails/${someGuid}:resend`),
    statuses: [401, 403, 403, 404, 401, 401],
  },
};

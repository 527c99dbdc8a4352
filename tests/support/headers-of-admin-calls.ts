import { forOneReader, noStore } from './expected-headers.ts';
import type { HeaderCase, HeaderWorld } from './header-world.ts';

const listItem = '00000000-0000-4000-8000-000000000001';
const user = '/api/users/00000000-0000-4000-8000-0000000000ff';
const role = '/api/roles/00000000-0000-4000-8000-0000000000ff';
const invitation = '/api/userinvitations/00000000-0000-4000-8000-000000000000';

/** The answers of the calls with which admins manage people, what is asked about them and what they did. */
export function headersOfAdminCalls(world: () => Pick<HeaderWorld, 'app' | 'admin' | 'person'>): Record<string, HeaderCase[]> {
  return {
    'GET /api/audit': [
      { ask: () => world().person.get('/api/audit'), status: 403, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.get('/api/audit'), status: 200, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.get('/api/audit?kind=x'), status: 400, kind: 'data', caching: forOneReader },
    ],
    'GET /api/audit:ownSecurity': [
      { ask: () => world().app.visitor.get('/api/audit:ownSecurity'), status: 401, kind: 'data', caching: noStore },
      { ask: () => world().person.get('/api/audit:ownSecurity'), status: 200, kind: 'data', caching: forOneReader },
    ],
    'GET /api/mails': [
      { ask: () => world().person.get('/api/mails'), status: 403, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.get('/api/mails'), status: 200, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.get('/api/mails?state=x'), status: 400, kind: 'data', caching: forOneReader },
    ],
    'GET /api/mails:deliveries': [
      { ask: () => world().admin.get('/api/mails:deliveries?guids=x'), status: 400, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.get(`/api/mails:deliveries?guids=${listItem}`), status: 200, kind: 'data', caching: forOneReader },
    ],
    'POST /api/mails:resend': [
      {
        ask: () => world().admin.send('POST', '/api/mails:resend', { guids: [listItem] }),
        status: 200,
        kind: 'data',
        caching: forOneReader,
      },
    ],
    'POST /api/mails/:guid:resend': [
      { ask: () => world().admin.send('POST', `/api/mails/${listItem}:resend`), status: 404, kind: 'data', caching: forOneReader },
    ],
    'GET /api/profilepropertydefinitions:all': [
      { ask: () => world().person.get('/api/profilepropertydefinitions:all'), status: 403, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.get('/api/profilepropertydefinitions:all'), status: 200, kind: 'data', caching: forOneReader },
    ],
    'POST /api/profilepropertydefinitions:order': [
      {
        ask: () => world().admin.send('POST', '/api/profilepropertydefinitions:order', { keys: [] }),
        status: 422,
        kind: 'data',
        caching: forOneReader,
      },
    ],
    'POST /api/profilepropertydefinitions/:key:activate': [
      {
        ask: () => world().admin.send('POST', '/api/profilepropertydefinitions/x:activate'),
        status: 404,
        kind: 'data',
        caching: forOneReader,
      },
    ],
    'POST /api/profilepropertydefinitions/:key:deactivate': [
      {
        ask: () => world().admin.send('POST', '/api/profilepropertydefinitions/alias:deactivate'),
        status: 409,
        kind: 'data',
        caching: forOneReader,
      },
    ],
    'GET /api/profilepropertydefinitions': [
      { ask: () => world().app.visitor.get('/api/profilepropertydefinitions'), status: 401, kind: 'data', caching: noStore },
      { ask: () => world().person.get('/api/profilepropertydefinitions'), status: 200, kind: 'data', caching: forOneReader },
    ],
    'POST /api/profilepropertydefinitions': [
      { ask: () => world().person.send('POST', '/api/profilepropertydefinitions', {}), status: 403, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.send('POST', '/api/profilepropertydefinitions', {}), status: 400, kind: 'data', caching: forOneReader },
    ],
    'PUT /api/profilepropertydefinitions/:key': [
      {
        ask: () => world().admin.send('PUT', '/api/profilepropertydefinitions/alias', {}),
        status: 400,
        kind: 'data',
        caching: forOneReader,
      },
    ],
    'DELETE /api/profilepropertydefinitions/:key': [
      {
        ask: () => world().admin.send('DELETE', '/api/profilepropertydefinitions/alias'),
        status: 428,
        kind: 'data',
        caching: forOneReader,
      },
    ],
    'GET /api/users': [
      { ask: () => world().app.visitor.get('/api/users'), status: 401, kind: 'data', caching: noStore },
      { ask: () => world().admin.get('/api/users'), status: 200, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.get('/api/users?itemCount=101'), status: 400, kind: 'data', caching: forOneReader },
    ],
    'GET /api/users/:guid': [
      { ask: () => world().person.get(user), status: 403, kind: 'data', caching: forOneReader },
      { ask: () => world().admin.get(user), status: 404, kind: 'data', caching: forOneReader },
    ],
    'PUT /api/users/:guid': [
      { ask: () => world().admin.send('PUT', user, {}), status: 428, kind: 'data', caching: forOneReader },
      {
        ask: () => world().admin.send('PUT', user, { firstName: '' }, { 'if-match': '"1"' }),
        status: 422,
        kind: 'data',
        caching: forOneReader,
      },
    ],
    ...Object.fromEntries(
      ['deactivate', 'activate', 'endSessions', 'delete', 'keep', 'exportData', 'sendResetLink', 'resetSecondFactors'].map(
        (act): [string, HeaderCase[]] => [
          `POST /api/users/:guid:${act}`,
          [{ ask: () => world().admin.send('POST', `${user}:${act}`), status: 404, kind: 'data', caching: forOneReader }],
        ],
      ),
    ),
    'GET /api/users/:guid/activity': [
      { ask: () => world().admin.get(`${user}/activity`), status: 404, kind: 'data', caching: forOneReader },
    ],
    'GET /api/users/:guid:explain': [{ ask: () => world().admin.get(`${user}:explain`), status: 400, kind: 'data', caching: forOneReader }],
    ...Object.fromEntries(
      ['roles', 'deactivate', 'activate'].map((act): [string, HeaderCase[]] => [
        `POST /api/users:${act}`,
        [{ ask: () => world().admin.send('POST', `/api/users:${act}`, { guids: [] }), status: 422, kind: 'data', caching: forOneReader }],
      ]),
    ),
    'POST /api/users:export': [
      { ask: () => world().admin.send('POST', '/api/users:export', {}), status: 200, kind: 'data', caching: forOneReader },
    ],
    'GET /api/roles': [{ ask: () => world().admin.get('/api/roles'), status: 200, kind: 'data', caching: forOneReader }],
    'GET /api/roles/:guid': [{ ask: () => world().admin.get(role), status: 404, kind: 'data', caching: forOneReader }],
    'POST /api/roles': [
      { ask: () => world().admin.send('POST', '/api/roles', { nameNl: '', nameEn: '' }), status: 422, kind: 'data', caching: forOneReader },
    ],
    'PUT /api/roles/:guid': [{ ask: () => world().admin.send('PUT', role, {}), status: 428, kind: 'data', caching: forOneReader }],
    'DELETE /api/roles/:guid': [{ ask: () => world().admin.send('DELETE', role), status: 428, kind: 'data', caching: forOneReader }],
    'GET /api/userinvitations': [
      { ask: () => world().admin.get('/api/userinvitations'), status: 200, kind: 'data', caching: forOneReader },
    ],
    'POST /api/userinvitations': [
      { ask: () => world().admin.send('POST', '/api/userinvitations', { emails: [] }), status: 400, kind: 'data', caching: forOneReader },
    ],
    'POST /api/userinvitations/:guid:resend': [
      { ask: () => world().admin.send('POST', `${invitation}:resend`), status: 404, kind: 'data', caching: forOneReader },
    ],
    'POST /api/userinvitations/:guid:revoke': [
      { ask: () => world().admin.send('POST', `${invitation}:revoke`), status: 404, kind: 'data', caching: forOneReader },
    ],
    'POST /api/userinvitations/:guid:link': [
      { ask: () => world().admin.send('POST', `${invitation}:link`), status: 404, kind: 'data', caching: forOneReader },
    ],
  };
}

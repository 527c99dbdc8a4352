import { exportAudit, getAuditEntry, listAudit, listOwnSecurity } from '#domains/audit/model/audit.contract.ts';
import { forOneReader, noStore } from '../../support/expected-headers.ts';
import { forAdmins, formForAdmins, forSignedIn } from './call.ts';

export const auditCalls = [
  forAdmins(listAudit, { answers: [{ as: 'admin', input: { query: { kind: 'x' } }, status: 400 }] }),
  forAdmins(getAuditEntry, {
    input: { params: { id: '999999999' } },
    answer: 404,
    answers: [{ as: 'admin', input: { params: { id: '0' } }, status: 400 }],
  }),
  forSignedIn(listOwnSecurity, { withoutTerms: 'open' }),
  formForAdmins(exportAudit, {
    input: { body: { kind: 'roles' } },
    answers: [
      { as: 'visitor', input: { body: {} }, status: 401, kind: 'html', caching: noStore },
      { as: 'reader', input: { body: {} }, status: 403, kind: 'app', caching: forOneReader },
      { as: 'admin', input: { body: {} }, status: 200 },
      { as: 'admin', input: { body: { kind: 'x' } }, status: 400, kind: 'app' },
    ],
  }),
];

import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { plainFrame } from '#app/testing/plain-frame.ts';
import type { Invitation } from '#domains/invitations/model/invitation.ts';
import { InvitationList } from '#domains/invitations/ui/admin/invitation-list.tsx';
import type { MailDelivery } from '#domains/mails/model/mail.contract.ts';
import { MailsIndex } from '#domains/mails/ui/admin/mails-index.tsx';
import { languages } from '#platform/shared/language.ts';
import { showAdmin } from '../../../../tests/support/show-admin.tsx';
import { AdminShell } from './admin-shell.tsx';

afterEach(() => vi.unstubAllGlobals());

const guid = '00000000-0000-4000-8000-000000000001';
const moment = '2026-11-16T10:00:00.000Z';
const to = 'maximiliaan.van.oldenbarnevelt@noorderhaven.gemeente.test';
const failed: MailDelivery = {
  guid,
  kind: 'invitation.invite',
  to,
  userGuid: guid,
  language: 'nl',
  subject: 'Kies een nieuw wachtwoord voor de website van de gemeente Noorderhaven',
  state: 'failed',
  attempts: 4,
  lastError: 'EAUTH 535',
  createdOn: moment,
  sentOn: null,
  refusal: null,
  isRenewed: true,
};
const invitation: Invitation = {
  guid,
  email: to,
  roles: ['Redactie van de wijkkranten', 'Juridische zaken'],
  isAdmin: true,
  isContentManager: true,
  language: 'nl',
  state: 'pending',
  inviterName: 'Noor van der Haven-Oldenbarnevelt',
  sentOn: moment,
  expiresOn: moment,
  answeredOn: null,
};
const answers: Record<string, unknown> = {
  '/api/mails': { mails: [failed, { ...failed, guid: guid.replace('1', '2'), refusal: 'content_gone' }], total: 2, failedCount: 1 },
  '/api/userinvitations': { items: [invitation, { ...invitation, guid: guid.replace('1', '2'), state: 'undelivered' }], total: 2 },
};

const widths = [320, 360, 768, 1024, 1280, 1440, 1680];

test.each(languages.flatMap((language) => widths.map((width) => ({ language, width }))))(
  'with long words and failures the lists stay on a page of $width pixels in $language',
  async ({ language, width }) => {
    await page.viewport(width, 800);
    const { screen } = await showAdmin(
      <AdminShell frame={plainFrame} section="mails">
        <MailsIndex />
        <InvitationList />
      </AdminShell>,
      ({ url }) => answers[url.pathname] ?? { items: [], total: 0 },
      { language },
    );
    await expect
      .element(
        screen
          .getByRole('table')
          .nth(1)
          .getByRole('button', { name: /^(Acties voor|Actions for)/ })
          .first(),
      )
      .toBeVisible();
    await expect
      .element(
        screen
          .getByRole('table')
          .nth(0)
          .getByText(/wachtwoord/)
          .first(),
      )
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

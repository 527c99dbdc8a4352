import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { plainFrame } from '#app/testing/plain-frame.ts';
import type { Invitation } from '#domains/invitations/model/invitation.ts';
import { InvitationList } from '#domains/invitations/ui/admin/invitation-list.tsx';
import type { MailDelivery } from '#domains/mails/model/mail.contract.ts';
import { MailsIndex } from '#domains/mails/ui/admin/mails-index.tsx';
import { partOfIndex } from '#domains/pages/testing/page-entries.ts';
import { PagesIndex } from '#domains/pages/ui/admin/pages-index.tsx';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { UsersIndex } from '#domains/users/ui/admin/users-index.tsx';
import { languages } from '#platform/shared/language.ts';
import { showAdmin } from '../../../../tests/support/show-admin.tsx';
import { AdminShell } from './admin-shell.tsx';
import { UserRowHelp } from './user-help.tsx';

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

const lists = {
  pages: <PagesIndex />,
  users: <UsersIndex actsOn={(user) => <UserRowHelp user={user} />} />,
};
const people = {
  items: ['n.bensaid', 'l.brouwer'].map((name, at) => ({
    ...userDetail({ guid: guid.replace('1', String(at)), email: `${name}@noorderhaven.test`, lastName: 'Bensaïd van der Haven' }),
    photo: null,
    isSignedIn: true,
    hasSecondFactor: false,
  })),
  total: 2,
};

test.each(['pages', 'users'] as const)(
  'with letters twice as large the menu of a row lies over no words of it, in the list of %s',
  async (name) => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = '200%';
    try {
      const { screen } = await showAdmin(
        <AdminShell frame={plainFrame} section={name}>
          {lists[name]}
        </AdminShell>,
        ({ url }) => ({ '/api/users': people, '/api/roles': [] })[url.pathname] ?? partOfIndex,
      );
      await expect.element(screen.getByRole('button', { name: /^Acties voor/ }).first()).toBeVisible();
      for (const button of document.querySelectorAll('[data-row-menu]')) {
        const row = button.closest('tr');
        expect(wordsUnder(button, row)).toEqual([]);
        const [own, around] = [button.getBoundingClientRect(), row?.getBoundingClientRect()];
        expect(own.top).toBeGreaterThanOrEqual(around?.top ?? Infinity);
        expect(Math.min(own.width, own.height)).toBeGreaterThanOrEqual(44);
        // At the end of the line of the name.
        expect(own.right).toBeCloseTo(around?.right ?? 0, 0);
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);

function wordsUnder(button: Element, row: Element | null): string[] {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const walker = document.createTreeWalker(row ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    // Words for who listens are a pixel wide.
    const isUnder = [...range.getClientRects()].some(
      (each) => each.width > 2 && each.left < right - 1 && each.right > left + 1 && each.top < bottom - 1 && each.bottom > top + 1,
    );
    if (isUnder && !button.contains(text)) found.push(text.textContent ?? '');
  }
  return found;
}

import { useState } from 'react';
import { PagePicker, type PickedPage } from '#domains/pages/ui/admin/index.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import type { RoleSummary } from '#domains/roles/model/role.ts';
import { canViewAs } from '#domains/roles/model/view-as.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { AccessReasons } from './access-reasons.tsx';
import { roleAdminMessages } from '../../messages/roles.admin.ts';
import { explainRole } from '../../model/access.contract.ts';
import styles from './roles.module.css';

interface SimulateRoleProps {
  role: RoleSummary;
  roles: readonly RoleSummary[];
}

/** What somebody sees who has this role and no other: said by the rule, or with their own eyes. */
export function SimulateRole({ role, roles }: SimulateRoleProps) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  const [page, setPage] = useState<PickedPage | null>(null);
  const name = nameIn(language, role);
  return (
    <section className={styles.part} aria-labelledby="role-simulate">
      <h3 id="role-simulate">{t.simulate(name)}</h3>
      <p className={styles.note}>{t.simulateText}</p>
      <PagePicker onPick={setPage} />
      {page ? <Explanation key={page.guid} role={role} roles={roles} page={page} /> : null}
      <ViewAsButton role={role} returnTo={page?.href ?? localizePath(language, '/')}>
        {page ? t.viewPageAs(name) : t.viewAs(name)}
      </ViewAsButton>
    </section>
  );
}

function Explanation({ role, roles, page }: SimulateRoleProps & { page: PickedPage }) {
  const language = useLanguage();
  const { data, error, reload } = useCall(explainRole, { params: { guid: role.guid }, query: { page: page.guid, lang: language } });
  if (error) return <ErrorBox onRetry={reload} />;
  if (!data) return <LoadingText />;
  const nameOf = (guid: string) => roles.filter((each) => each.guid === guid).map((each) => nameIn(language, each))[0] ?? '';
  return (
    <div role="status">
      <AccessReasons explanation={data} about="role" nameOfRole={nameOf} className={styles.list} />
    </div>
  );
}

/** A form of its own: it leads to a new document, in which nothing of this one is left. */
function ViewAsButton({ role, returnTo, children }: { role: RoleSummary; returnTo: string; children: string }) {
  const language = useLanguage();
  const { user } = useCurrentUser();
  if (!user?.isActive || !canViewAs({ ...user, kind: 'user', isVerified: true }, role.guid)) return null;
  return (
    <form method="post" action={localizePath(language, '/view-as')}>
      <input type="hidden" name="role" value={role.guid} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit">{children}</Button>
    </form>
  );
}

function nameIn(language: 'nl' | 'en', { nameNl, nameEn }: Pick<RoleSummary, 'nameNl' | 'nameEn'>): string {
  return language === 'nl' ? nameNl : nameEn;
}

import type { RoleDetail } from '#domains/roles/model/role.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { roleAdminMessages } from '../../messages/roles.admin.ts';
import styles from './roles.module.css';

/** Everything that names the role, and what that gives to who has it. */
export function RoleRights({ role: { uses, fields, invitationCount } }: { role: RoleDetail }) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  const names = fields.map(({ nameNl, nameEn }) => (language === 'nl' ? nameNl : nameEn)).join(', ');
  return (
    <section className={styles.part} aria-labelledby="role-uses">
      <h3 id="role-uses">
        {t.whereUsed} ({uses.length + fields.length})
      </h3>
      {uses.length + fields.length === 0 ? <p>{t.notUsed}</p> : null}
      {uses.length > 0 ? <Matrix uses={uses} /> : null}
      {fields.length > 0 ? <p>{t.shownFields(names)}</p> : null}
      {invitationCount > 0 ? <p>{t.invited(invitationCount)}</p> : null}
    </section>
  );
}

function Matrix({ uses }: Pick<RoleDetail, 'uses'>) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  const mark = (isAllowed: boolean) => (isAllowed ? <strong>{t.yes}</strong> : <span className={styles.note}>{t.no}</span>);
  return (
    <>
      <table className={styles.matrix} aria-label={t.rights}>
        <thead>
          <tr>
            {[t.page, t.sees, t.edits, t.adds].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {uses.map(({ guid, kind, title, isForSeeing, isForEditing, isForAdding, isInBlock }) => (
            <tr key={guid}>
              <th scope="row">
                {kind === 'page' ? <a href={localizePath(language, `/g/${guid}`)}>{title || t.untitled}</a> : title || t.untitled}{' '}
                <span className={styles.note}>{[t.kinds[kind], isInBlock ? t.inBlock : ''].filter(Boolean).join(', ')}</span>
              </th>
              <td>{mark(isForSeeing)}</td>
              <td>{mark(isForEditing)}</td>
              <td>{mark(isForAdding)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t.editsNote}</p>
    </>
  );
}

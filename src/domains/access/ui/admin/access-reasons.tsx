import { useMessages } from '#platform/web/messages.tsx';
import { accessAdminMessages } from '../../messages/admin.ts';
import type { AccessExplanation } from '../../model/access-explanation.ts';

interface AccessReasonsProps {
  explanation: AccessExplanation;
  /** Asked about one person, or about anybody who has one role and no other. */
  about: 'person' | 'role';
  nameOfRole: (guid: string) => string;
  className: string | undefined;
}

/** May they see the page, may they edit it, and which condition of the rule decided that. */
export function AccessReasons({ explanation: { sees, edits, wanted }, about, nameOfRole, className }: AccessReasonsProps) {
  const t = useMessages(accessAdminMessages);
  const reasons = { ...t.reasons, ...t.reasonsOf[about] };
  const rolesIn = ({ reason, roleId }: typeof sees | typeof edits, asked: readonly string[]) => {
    const names = (roleId ? [roleId] : reason === 'noRole' ? asked : []).map(nameOfRole).filter(Boolean);
    return names.length > 0 ? `${names.join(', ')}.` : '';
  };
  return (
    <ul className={className}>
      <li>
        <strong>{t.maySee[`${sees.isAllowed}`]}</strong> {reasons[sees.reason]} {rolesIn(sees, wanted.see)}
      </li>
      <li>
        <strong>{t.mayEdit[`${edits.isAllowed}`]}</strong> {reasons[edits.reason]} {rolesIn(edits, wanted.edit)}
      </li>
    </ul>
  );
}

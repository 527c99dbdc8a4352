import { useState } from 'react';
import type { HelpedUser, HelpForUser } from '#domains/users/ui/admin/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Drawer } from '#ui/admin/drawer.tsx';
import { accessAdminMessages } from '../../messages/admin.ts';
import { ExplainAccess } from './explain-access.tsx';

/** For who cannot see something, or can see too much. */
export function useAccessHelp({ guid }: HelpedUser): HelpForUser {
  const t = useMessages(accessAdminMessages);
  const [isOpen, setIsOpen] = useState(false);
  return {
    acts: [{ key: 'access', name: t.explainAct, note: t.explainText, onAct: () => setIsOpen(true) }],
    dialogs: (
      <Drawer isOpen={isOpen} title={t.explainTitle} onClose={() => setIsOpen(false)}>
        {isOpen ? <ExplainAccess guid={guid} /> : null}
      </Drawer>
    ),
  };
}

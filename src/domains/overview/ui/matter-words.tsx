import type { ReactNode } from 'react';
import { editHref } from '#domains/pages/ui/admin/index.ts';
import { formatDate, isoDay } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import type { BadgeLook } from '#ui/admin/badge.tsx';
import { EditIcon, MailIcon, PersonIcon, RolesIcon } from '#ui/icons/admin-icons.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { overviewMessages } from '../messages/index.ts';
import type { Matter } from '../model/overview.ts';

interface MatterWords {
  icon: ReactNode;
  look: BadgeLook;
  title: string;
  mark: string;
  text: string;
  href: string;
  action: string;
}

/** Each kind of matter in words, with the place where it is dealt with. */
export function useMatterWords(now: Date): (matter: Matter) => MatterWords {
  const t = useMessages(overviewMessages);
  const language = useLanguage();
  const at = (path: string) => localizePath(language, path);
  const day = (moment: string) => formatDate(language, new Date(moment));
  return (matter) => {
    switch (matter.kind) {
      case 'mailsFailed': {
        const { mark, text, action } = t.mailsFailed;
        const title = t.mailsFailed.title(matter.count);
        return { icon: <MailIcon />, look: 'negative', title, mark, text, action, href: at('/admin/mails?state=failed') };
      }
      case 'invitationEnding': {
        const { title, mark, text, action } = t.invitationEnding;
        return {
          icon: <PersonIcon />,
          look: 'warning',
          title: title(matter.name ? `${matter.name} (${matter.email})` : matter.email),
          mark: mark(daysUntil(now, matter.endsOn)),
          text: text(day(matter.sentOn), matter.inviterName),
          action,
          href: at('/admin/users#invitations'),
        };
      }
      case 'draftWaiting': {
        const { title, ownTitle, mark, newPage, newItem, changed, last, lastBy, you, action, viewItem } = t.draftWaiting;
        const { changedBy } = matter;
        const isOfOther = changedBy !== null && !changedBy.isReader;
        const state = matter.isNew ? (matter.of === 'page' ? newPage : newItem) : changed;
        const when = day(matter.changedOn);
        const isPage = matter.of === 'page';
        return {
          icon: <EditIcon />,
          look: 'plain',
          title: (isOfOther ? title : ownTitle)(matter.title),
          mark,
          text: `${state} ${changedBy ? lastBy(when, isOfOther ? changedBy.name : you) : last(when)}`,
          // An item is edited from its own page.
          action: isPage ? action : viewItem,
          href: isPage ? editHref(matter.href) : matter.href,
        };
      }
      case 'firstSteps':
        return { icon: <CheckIcon />, look: 'plain', title: t.steps.title, mark: '', text: '', href: '', action: '' };
      case 'secondFactorMissing':
        return { icon: <RolesIcon />, look: 'warning', ...t.secondFactorMissing, href: at('/account/security') };
      case 'deletionPending': {
        const { mark, ...words } = t.deletionPending;
        return { icon: <PersonIcon />, look: 'negative', ...words, mark: mark(day(matter.deletedOn)), href: at('/account/privacy') };
      }
    }
  };
}

/** Days as people count them: from midnight to midnight. */
function daysUntil(now: Date, end: string): number {
  return Math.round((Date.parse(isoDay(new Date(end))) - Date.parse(isoDay(now))) / 86_400_000);
}

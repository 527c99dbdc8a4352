import { Panel, useEditedDocument } from '#domains/editor/ui/index.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { pageSettingMessages } from '../../../messages/settings.ts';
import { FrameChoices } from './frame-choices.tsx';
import { HeaderPicture } from './header-picture.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import styles from './page-settings.module.css';
import { RefreshForEverybody } from './refresh-for-everybody.tsx';
import { RightsOfPage } from './rights-of-page.tsx';
import { SearchPreview, type FoundAs } from './search-preview.tsx';
import { WordsOfPage } from './words-of-page.tsx';

/** What is set of a page and does not stand in it. All but the rights is part of its draft, and can be undone like any other change. */
export function PageSettings({ foundAs }: { foundAs: FoundAs }) {
  const t = useMessages(pageSettingMessages);
  const { draft } = useEditedDocument();
  const { user } = useCurrentUser();
  return (
    <Panel title={t.title} badge={<Badge>{draft.language.toUpperCase()}</Badge>}>
      <div className={styles.groups} data-density="admin">
        <div className={styles.groups} data-fields-of-page>
          <WordsOfPage />
          <SearchPreview {...foundAs} />
          <LayoutChoice />
          <HeaderPicture />
          <FrameChoices />
        </div>
        {user?.isActive && user.isAdmin && <RightsOfPage />}
        <RefreshForEverybody />
      </div>
    </Panel>
  );
}

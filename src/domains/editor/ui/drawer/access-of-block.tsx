import { useId } from 'react';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import { useDraftStore } from '../editing.ts';
import { PermissionsOfList } from './permissions-of-list.tsx';
import { useBlockPart } from './place.ts';

const every = 'every';

/** Who sees a block; of a list also who adds to it, for who decides on that. */
export function AccessOfBlock({ guid, type }: { guid: string; type: string }) {
  const t = useMessages(drawerMessages);
  const name = useId();
  const store = useDraftStore();
  const { user } = useCurrentUser();
  const only = useBlockPart(guid, (block) => block.languages) ?? null;
  const isHidden = useBlockPart(guid, (block) => block.isHidden) ?? false;

  function limit(chosen: string) {
    const limits = chosen === every ? null : [chosen as Language];
    store.run({ operations: [{ op: 'limit', block: guid, languages: limits }] });
  }

  return (
    <>
      <RadioGroup
        label={t.shownIn}
        name={name}
        options={[
          { value: every, label: t.everyLanguage },
          ...languages.map((language) => ({ value: language, label: t.onlyIn[language] })),
        ]}
        value={only?.length === 1 ? (only[0] ?? every) : every}
        onChange={limit}
      />
      <Switch
        label={t.hidden}
        description={t.hiddenHelp}
        checked={isHidden}
        onChange={({ currentTarget }) => store.run({ operations: [{ op: 'hide', block: guid, isHidden: currentTarget.checked }] })}
      />
      {type === 'list' && user?.isActive && user.isAdmin && <PermissionsOfList guid={guid} />}
    </>
  );
}

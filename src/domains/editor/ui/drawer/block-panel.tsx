import { useEffect, useMemo, useState } from 'react';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { drawerMessages } from '../../messages/drawer.ts';
import { controlsOf } from '../../model/block-controls.ts';
import { useTypeName } from '../use-type-name.ts';
import { Panel } from '../panels/panel.tsx';
import { useSelection } from '../selection.ts';
import { AccessOfBlock } from './access-of-block.tsx';
import { Controls } from './controls.tsx';
import { ThingList } from './thing-list.tsx';
import { useBlockPart } from './place.ts';
import { Tabs } from './tabs.tsx';

type Tab = 'content' | 'looks' | 'access';

/** The settings of the block that is in hand. What is set holds at once, and is taken back like anything else on the page. */
export function BlockPanel() {
  const t = useMessages(drawerMessages);
  const typeName = useTypeName();
  const selection = useSelection();
  const guid = useStorePart(selection, ({ block }) => block);
  const type = useBlockPart(guid, (block) => block.type);
  const [tab, setTab] = useState<Tab>('content');
  const isGone = type === undefined;
  // Somebody took it away meanwhile.
  useEffect(() => {
    if (isGone) selection.close();
  }, [isGone, selection]);
  if (guid === null || type === undefined) return null;
  return (
    <Panel title={t.settingsOf(typeName(type))}>
      {/* Of another block nothing of the one before is left. */}
      <Settings key={guid} guid={guid} type={type} tab={tab} onOpen={setTab} />
    </Panel>
  );
}

function Settings({ guid, type, tab, onOpen }: { guid: string; type: string; tab: Tab; onOpen(tab: Tab): void }) {
  const t = useMessages(drawerMessages);
  const { content, looks, lists } = useControls(guid, type);
  const place = { block: guid, list: 'items', item: null } as const;
  const isSaying = content.length > 0 || lists.length > 0;
  const tabs = [
    isSaying && {
      key: 'content' as const,
      content: (
        <>
          <Controls type={type} place={place} controls={content} />
          {lists.map((list) => (
            <ThingList key={list.list} type={type} guid={guid} controls={list} />
          ))}
        </>
      ),
    },
    looks.length > 0 && { key: 'looks' as const, content: <Controls type={type} place={place} controls={looks} /> },
    { key: 'access' as const, content: <AccessOfBlock guid={guid} type={type} /> },
  ].flatMap((each) => (each ? [{ ...each, name: t.tabs[each.key] }] : []));
  const open = tabs.some(({ key }) => key === tab) ? tab : (tabs[0]?.key ?? 'access');
  return (
    <div data-fields-of-page data-density="admin">
      <Tabs label={t.parts} tabs={tabs} open={open} onOpen={onOpen} />
    </div>
  );
}

const nothing = { content: [], looks: [], lists: [] } as const;

/** Of a block that cannot be read, there is nothing to say or show. */
function useControls(guid: string, type: string) {
  const isUnreadable = useBlockPart(guid, (block) => block.unreadable !== undefined);
  return useMemo(() => {
    const definition = findBlockType(type);
    return definition && !isUnreadable ? controlsOf(definition) : nothing;
  }, [type, isUnreadable]);
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangeByPerson } from '#domains/documents/model/comparison.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { formatTime } from '#platform/shared/format.ts';
import { localeOf, type Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { historyMessages } from '../../messages/history.ts';
import { editorMessages } from '../../messages/index.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';
import { Panel } from '../panels/panel.tsx';
import { useSelection } from '../selection.ts';
import { ChangeList } from './change-list.tsx';
import { WordCount } from './difference.tsx';
import { DiscardButton } from './discard-button.tsx';
import { goToBlock } from '../go-to-block.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './publish-panel.module.css';
import { isPublishKey } from './use-publish-keys.ts';
import { useComparisons, versionOf, type Comparisons } from './use-comparisons.ts';
import { WhoSees } from './who-sees.tsx';

/** What goes live, in which languages and for whom, before it does. */
export function PublishPanel() {
  const t = useMessages(publishingMessages);
  const history = useMessages(historyMessages);
  const selection = useSelection();
  const { draft, languageLinks } = useEditedDocument();
  const language = useLanguage();
  const languages = [...new Set([draft.language, ...languageLinks.map((link) => link.language)])];
  const compared = useComparisons(languages);
  const [chosen, setChosen] = useState<readonly Language[]>([draft.language]);
  const { comparisons, hasFailed, load } = compared;
  const isNeeded = (each: Language) => isToPublish(comparisons, each);
  const wanted = languages.filter((each) => chosen.includes(each) && isNeeded(each));
  const { press, isBusy, hasChangedMeanwhile, showOutdated } = usePublishing({ wanted, ...compared });
  const own = comparisons[draft.language];
  const names = new Intl.ListFormat(localeOf[language]).format(wanted.map((each) => t.inLanguage[each]));

  return (
    <Panel
      title={t.title}
      isWide
      footer={
        <div className={styles.footer}>
          <Button kind="quiet" onClick={() => selection.open('history')}>
            {history.open}
          </Button>
          {own && <DiscardButton comparison={own} onOutdated={showOutdated} />}
          <p role="status" className={styles.blocked}>
            {own && wanted.length === 0 && languages.some(isNeeded) ? t.chooseLanguage : null}
          </p>
          {wanted.length > 0 && (
            <Button kind="primary" isBusy={isBusy} onClick={() => void press()}>
              {t.publish(names)}
            </Button>
          )}
        </div>
      }
    >
      {!own && !hasFailed && <LoadingText />}
      {hasFailed && <Notice look="negative" title={t.loadFailed} action={{ label: t.retry, run: () => void load() }} />}
      {own && (
        <div className={styles.columns}>
          <div>
            {hasChangedMeanwhile && (
              <Notice look="warning" title={t.changedMeanwhile}>
                {t.changedMeanwhileText}
              </Notice>
            )}
            {languages.some(isNeeded) ? (
              languages
                .filter((each) => chosen.includes(each) || each === draft.language)
                .map((each) => <ChangesIn key={each} language={each} comparisons={comparisons} />)
            ) : (
              <p>{t.nothing}</p>
            )}
          </div>
          <div className={styles.aside}>
            {languages.length > 1 && (
              <LanguageChoice languages={languages} comparisons={comparisons} isNeeded={isNeeded} chosen={chosen} onChoose={setChosen} />
            )}
            <WhoSees readers={own.readers} />
          </div>
        </div>
      )}
    </Panel>
  );
}

function isToPublish(comparisons: Comparisons, language: Language): boolean {
  const { state } = comparisons[language] ?? {};
  return state === 'changed' || state === 'new';
}

interface PublishingFacts extends ReturnType<typeof useComparisons> {
  wanted: readonly Language[];
}

/** From what the list shows, and no more than that. */
function usePublishing({ wanted, comparisons, load }: PublishingFacts) {
  const t = useMessages(editorMessages);
  const { publish } = useEditedDocument();
  const { notices } = useServices();
  const store = useDraftStore();
  const selection = useSelection();
  const [isBusy, setIsBusy] = useState(false);
  const [hasChangedMeanwhile, setHasChangedMeanwhile] = useState(false);

  async function publishShown(): Promise<void> {
    const isShown = store.getSnapshot().saveState === 'saved';
    if (!(await store.flush())) {
      notices.show({ look: 'warning', title: t.notPublished, message: t.notPublishedText, position: 'top' });
      return;
    }
    const edits = store.edits();
    // What was typed a moment ago is not in the list yet.
    const shown = isShown ? comparisons : await load();
    if (!shown) return;
    const versions = wanted.flatMap((language) => {
      const comparison = shown[language];
      return comparison ? [{ language, version: versionOf(comparison) }] : [];
    });
    const { isDone, isOutdated } = await publish(versions, edits);
    if (isOutdated) await showOutdated();
    if (isDone) selection.close();
  }

  async function showOutdated(): Promise<void> {
    setHasChangedMeanwhile(true);
    await load();
  }

  async function press(): Promise<void> {
    if (isBusy || wanted.length === 0) return;
    setIsBusy(true);
    await publishShown();
    setIsBusy(false);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPublishKey(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void press();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);

  return { press, isBusy, hasChangedMeanwhile, showOutdated: () => void showOutdated() };
}

function ChangesIn({ language, comparisons }: { language: Language; comparisons: Comparisons }) {
  const t = useMessages(publishingMessages);
  const { draft } = useEditedDocument();
  const selection = useSelection();
  const comparison = comparisons[language];
  if (!comparison || !isToPublish(comparisons, language)) return null;
  const { changes } = comparison;
  const total = {
    added: changes.reduce((sum, { added }) => sum + added, 0),
    removed: changes.reduce((sum, { removed }) => sum + removed, 0),
  };
  return (
    <section className={styles.changes}>
      <div className={styles.head}>
        <h3>{language === draft.language ? t.whatChanges : t.otherLanguage(t.inLanguage[language])}</h3>
        <WordCount of={total} />
      </div>
      <Summary changes={changes} />
      <Unseen changes={changes} />
      <ChangeList changes={changes} about={(change) => <Maker of={change} />} onGoTo={(block) => goToBlock(selection, block)} />
    </section>
  );
}

/** How much of it is whose. */
function Summary({ changes }: { changes: readonly ChangeByPerson[] }) {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  const { user } = useCurrentUser();
  if (changes.length === 0) return <p>{t.formOnly}</p>;
  const byPerson = Map.groupBy(changes, ({ who }) => who?.guid ?? '');
  const whose = [...byPerson].map(([guid, all]) =>
    guid === user?.guid ? t.mine(all.length) : t.theirs(all.length, all[0]?.who?.name ?? t.somebody),
  );
  return <p>{t.summary(changes.length, new Intl.ListFormat(localeOf[language]).format(whose))}</p>;
}

/** What somebody else changed after this person looked. */
function Unseen({ changes }: { changes: readonly ChangeByPerson[] }) {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  const unseen = changes.filter(({ isUnseen }) => isUnseen);
  if (unseen.length === 0) return null;
  const names = [...new Set(unseen.map(({ who }) => who?.name ?? t.somebody))];
  return (
    <Notice look="info" title={t.unseen(new Intl.ListFormat(localeOf[language]).format(names), names.length, unseen.length)}>
      {t.unseenText}
    </Notice>
  );
}

/** Of one's own work nobody has to be told. */
function Maker({ of: { who, when } }: { of: ChangeByPerson }) {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  const { user } = useCurrentUser();
  if (!who || !when || who.guid === user?.guid) return null;
  return <p className={styles.maker}>{t.changedBy(who.name, formatTime(language, new Date(when)))}</p>;
}

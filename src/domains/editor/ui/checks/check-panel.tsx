import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorIcon, InfoIcon, WarningIcon } from '#ui/icons/icons.tsx';
import { checkMessages } from '../../messages/checks.ts';
import { severities, type Finding, type Severity } from '../../model/checks/finding.ts';
import { useTypeName } from '../use-type-name.ts';
import type { DraftStore } from '../store/draft-state.ts';
import { useDraftStore } from '../editing.ts';
import { Panel } from '../panels/panel.tsx';
import { useSelection } from '../selection.ts';
import styles from './check-panel.module.css';
import { goToFinding } from './go-to-finding.ts';
import { useFindings } from './use-findings.ts';

const icons: Record<Severity, () => React.JSX.Element> = { error: ErrorIcon, warning: WarningIcon, tip: InfoIcon };

/** What readers of the page would stumble over, the worst first, and what can be done about it. */
export function CheckPanel() {
  const t = useMessages(checkMessages);
  const findings = useFindings();
  const groups = (['error', 'warning', 'tip'] as const).map((severity) => {
    return { severity, found: findings.filter(({ check }) => severities[check] === severity) };
  });
  return (
    <Panel title={t.title}>
      {findings.length === 0 ? <EmptyState title={t.none}>{t.noneText}</EmptyState> : <p className={styles.keys}>{t.keys}</p>}
      {groups.map(
        ({ severity, found }) =>
          found.length > 0 && (
            <section key={severity} className={styles.group} data-severity={severity}>
              <h3>
                {t.severities[severity]} <span className={styles.count}>{found.length}</span>
              </h3>
              <ul>
                {found.map((finding, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- of one kind in one block there may be several that are the same
                  <FindingRow key={`${finding.block} ${finding.check} ${index}`} finding={finding} severity={severity} />
                ))}
              </ul>
            </section>
          ),
      )}
    </Panel>
  );
}

function FindingRow({ finding, severity }: { finding: Finding; severity: Severity }) {
  const t = useMessages(checkMessages);
  const selection = useSelection();
  const store = useDraftStore();
  const nameOf = useTypeName();
  const type = useStorePart(store, ({ blocks }) => blocks.find(({ guid }) => guid === finding.block)?.type ?? '');
  const Icon = icons[severity];
  const { fix, quote, check } = finding;

  function handleFix(button: HTMLElement) {
    if (!fix) return;
    // The row goes with what it is about: the focus goes on to the list, which stays.
    button.closest('aside')?.querySelector<HTMLElement>('h2')?.focus();
    mend(store, finding);
    announce(t.mended);
  }

  return (
    <li className={styles.finding}>
      <Icon />
      <div>
        <p>
          <strong>{nameOf(type)}.</strong> {t.about[check]}
        </p>
        {quote !== '' && <p className={styles.quote}>“{quote.length > 90 ? `${quote.slice(0, 90)}…` : quote}”</p>}
        <div className={styles.acts}>
          <Button kind="secondary" onClick={() => goToFinding(selection, finding)}>
            {t.goTo}
          </Button>
          {fix && (
            <Button kind="quiet" onClick={({ currentTarget }) => handleFix(currentTarget)}>
              {t.fixes[check]}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** One step, which can be taken back. */
function mend(store: DraftStore, { fix }: Finding): void {
  if (!fix) return;
  if ('operation' in fix) store.run({ operations: [fix.operation] });
  else {
    const { place, value } = fix.words;
    store.run({ operations: [], words: [{ address: { block: { guid: place.guid }, item: place.item, field: place.field }, value }] });
  }
}

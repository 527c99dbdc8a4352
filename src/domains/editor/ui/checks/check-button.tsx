import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { CheckIcon, WarningIcon } from '#ui/icons/icons.tsx';
import { checkMessages } from '../../messages/checks.ts';
import { severities, type Finding } from '../../model/checks/finding.ts';
import { useSelection } from '../selection.ts';
import { goToFinding } from './go-to-finding.ts';
import { useFindings } from './use-findings.ts';

/** How many things its readers would stumble over; opens the list of them. */
export function CheckButton({ className }: { className: string | undefined }) {
  const t = useMessages(checkMessages);
  const selection = useSelection();
  const isOpen = useStorePart(selection, ({ panel }) => panel === 'checks');
  const findings = useFindings();
  // A tip is for who asks for it.
  const count = findings.filter(({ check }) => severities[check] !== 'tip').length;
  useNextByKey(findings);
  return (
    <button
      type="button"
      className={className}
      aria-label={t.open(count)}
      title={t.open(count)}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? selection.close() : selection.open('checks'))}
    >
      {count === 0 ? <CheckIcon /> : <WarningIcon />}
      {count > 0 && <span aria-hidden>{count}</span>}
    </button>
  );
}

/** F8 goes from one to the next, and round. */
function useNextByKey(findings: readonly Finding[]): void {
  const t = useMessages(checkMessages);
  const selection = useSelection();
  const last = useRef<number | null>(null);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'F8' || findings.length === 0) return;
      event.preventDefault();
      const step = event.shiftKey ? -1 : 1;
      // Mended ones are gone from the list.
      const from = last.current === null ? (step === 1 ? -1 : findings.length) : Math.min(last.current, findings.length - 1);
      const next = (from + step + findings.length) % findings.length;
      last.current = next;
      const finding = findings[next];
      if (!finding) return;
      goToFinding(selection, finding);
      announce(t.arrived(next + 1, findings.length, t.about[finding.check]));
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [findings, selection, t]);
}

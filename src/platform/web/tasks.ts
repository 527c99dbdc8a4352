import { formatDateTime, formatNumber } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { ApiError, failureCode, isInactive, isProofNeeded, isSessionGone, isTermsNeeded } from './api-error.ts';
import { logLevel, textOfError, type WriteLog } from './client-log.ts';
import { platformMessages } from './messages/index.ts';
import type { NoticeAction, NoticeLink, NoticeOptions, Notices } from './notices.ts';
import { refusalWords, unsureWords } from './refusal.ts';
import { createStore, type Store } from './store.ts';

export type TaskType = 'add' | 'edit' | 'delete' | 'save' | 'revert' | 'publish';

export interface TaskFacts {
  type: TaskType;
  /** How many things it is about; more than one gives the texts for many. */
  count?: number;
  /** What it is about, such as the title of the page. In both languages, where the act may change the language of the page. */
  subject?: string | Record<Language, string>;
  /** Where the outcome is to be seen. */
  link?: NoticeLink;
  /** What is said when it is done, where the word of its type would not be true. */
  done?: string;
  /** What the act is called, where the word of its type would not tell which act it was, or to whom. */
  words?: ActWords;
  /** What is said when it is refused, by the code of the refusal, where there are better words than those for any refusal. */
  refusals?: Readonly<Record<string, string>>;
}

/** An act while it is done and when it failed: "Lotte Brouwer deactiveren is niet gelukt." */
export interface ActWords {
  title: string;
  processing: string;
  failed: string;
}

/** The words of an act as the messages of a domain hold them, about somebody or something by name. */
export function wordsAbout<About extends string[]>(
  { title, processing, failed }: { title(...about: About): string; processing(...about: About): string; failed: string },
  ...about: About
): ActWords {
  return { title: title(...about), processing: processing(...about), failed };
}

export interface Task<R> extends TaskFacts {
  /** The whole of the work, what follows from success included: a retry runs it again. */
  run(): Promise<R>;
  /** Takes it back. Offered while the done notice stands. Gives words when there was something that it had to leave. */
  undo?(result: R): Promise<Remark | undefined>;
  /** What it turned out to be about. Of nothing, nothing is told, and nothing can be taken back. */
  turnedOut?(result: R): TurnedOut;
  /** Said in place of "done", when that would not be the whole truth. */
  remarkOn?(result: R): Remark | undefined;
  /** Which act this is a try of: what was told of an earlier try that failed goes when it is tried again, from wherever. */
  act?: string;
  /** Shows a failure where the act was, such as in its form. False when that place is gone. */
  showFailure?(error: unknown): boolean;
}

export interface TurnedOut extends Pick<TaskFacts, 'count' | 'subject' | 'done'> {
  /** What it is called once it was taken back, where the act gave it another name. */
  formerSubject?: string;
  /** What is said once it was taken back, where that it was put back would say too little. */
  undone?: string;
  /** What taking it back is called, such as the opposite act. */
  undoWords?: ActWords;
}

/** What a person has to know about work that went well, but not as they expect. */
export type Remark = Required<Pick<NoticeOptions, 'title' | 'message'>>;

export type TaskOutcome<R> = { isDone: true; result: R } | { isDone: false; error: unknown };

/** A task that failed, as it was recorded. */
export interface TaskFailure {
  type: TaskType;
  count: number;
  /** What a person can read out to whoever helps: the kind of failure and the call in the log. */
  code: string;
  failedOn: Date;
  error: unknown;
}

export interface Tasks {
  /** Never rejects: the outcome says how it went. */
  run<R>(task: Task<R>): Promise<TaskOutcome<R>>;
  /** The failures so far, the last ones kept. */
  failures: Store<readonly TaskFailure[]>;
}

/** What can be done from its notice, by the word for it. */
type TaskAction = { label: 'undo' | 'retry'; run(): void };

interface TaskOptions {
  notices: Notices;
  write: WriteLog;
  language(): Language;
  isContentManager(): boolean;
  /** The profile's `notificationClose`: seconds as text, when the person chose. */
  notificationClose(): string | undefined;
}

const processingAfter = 1_000;
const defaultCloseSeconds = 10;
const failuresKept = 50;

/**
 * Runs work and tells how it goes: processing when it takes a while, then done with a way back, or failed with a way on. A failure is told
 * once: where the act was when it has a place for that, else by a notice, which goes when the act is tried again.
 */
export function createTasks({ notices, write, language, isContentManager, notificationClose }: TaskOptions): Tasks {
  const failures = createStore<readonly TaskFailure[]>([]);
  const failureNotices = new Map<unknown, number>();
  const doneNotices = new Map<unknown, number>();

  async function run<R>(task: Task<R>): Promise<TaskOutcome<R>> {
    forgetFailureOf(task);
    const stopProcessing = showProcessingLater(task);
    const outcome = await outcomeOf(task);
    stopProcessing();
    if (outcome.isDone) {
      showDone(task, outcome.result);
      return outcome;
    }
    // Who was asked to prove who they are, and closed the question, chose not to go on.
    if (!isProofNeeded(outcome.error)) tellFailure(task, record(task, outcome.error));
    return outcome;
  }

  function tellFailure<R>(task: Task<R>, failure: TaskFailure): void {
    const { error } = failure;
    if (isStale(error)) forgetDoneOf(task);
    // Not in the form, where it would look like a save that was refused. That may be gone by now, too.
    if (isStale(error) && task.type === 'revert') return showNotUndone(task);
    if (isViewingOnly(error)) return void notices.show({ look: 'warning', ...textsIn(platformMessages, language()).viewingOnly });
    if (isTermsNeeded(error)) return void notices.show({ look: 'warning', ...textsIn(platformMessages, language()).termsNeeded });
    const canNotify = isContentManager() && !isToldElsewhere(error);
    // What is taken back from a notice has its way to try again there too.
    const isFromNotice = task.type === 'revert';
    const isShown = !(canNotify && isFromNotice) && task.showFailure?.(error);
    if (!isShown && canNotify) showFailed(task, failure);
  }

  function forgetFailureOf<R>(task: Task<R>): void {
    const told = failureNotices.get(task.act ?? task);
    if (told === undefined) return;
    failureNotices.delete(task.act ?? task);
    notices.close(told);
  }

  /** What was saved before is no news any more beside what stands in the way of the next save. */
  function forgetDoneOf<R>({ act }: Task<R>): void {
    const told = act === undefined ? undefined : doneNotices.get(act);
    if (told === undefined) return;
    doneNotices.delete(act);
    notices.close(told);
  }

  function showNotUndone(task: TaskFacts): void {
    const wordsIn = (spoken: Language) => {
      const { title, changedSince } = allTexts(spoken).notUndone;
      return { title, message: changedSince(subjectIn(task, spoken)) };
    };
    const inLanguage = typeof task.subject === 'string' ? undefined : wordsIn;
    notices.show({ look: 'warning', ...wordsIn(language()), inLanguage });
  }

  function showProcessingLater(task: TaskFacts): () => void {
    let notice: number | undefined;
    const timer = setTimeout(() => {
      notice = notices.show({
        look: 'processing',
        title: textsOf(task).processing,
        message: task.words ? undefined : subjectIn(task, language()),
      });
    }, processingAfter);
    return () => {
      clearTimeout(timer);
      if (notice !== undefined) notices.close(notice);
    };
  }

  function showDone<R>(task: Task<R>, result: R): void {
    const { undo } = task;
    const facts: Task<R> & TurnedOut = { ...task, ...task.turnedOut?.(result) };
    const { count, subject, done, formerSubject = subject, undone, undoWords } = facts;
    if (count === 0) return;
    const { refusals, act, showFailure } = task;
    const revert = undo && {
      type: 'revert' as const,
      count,
      subject: formerSubject,
      done: undone,
      words: undoWords,
      refusals,
      act,
      showFailure,
      run: () => undo(result),
      remarkOn: (remark: Remark | undefined) => remark,
    };
    const takeBack = revert && (() => void run(revert));
    const remark = task.remarkOn?.(result);
    const action = takeBack && { label: 'undo' as const, run: takeBack };
    const timeout = closeAfter(notificationClose());
    if (remark) return void showWithAction({ look: 'warning', ...remark, timeout }, action);
    const wordsIn = (spoken: Language) => ({ title: done ?? textsOf(facts, spoken).done, message: subjectIn(facts, spoken) });
    const isInBoth = typeof subject !== 'string' && done === undefined && task.link === undefined;
    const inLanguage = isInBoth ? wordsIn : undefined;
    const told = showWithAction({ look: 'positive', ...wordsIn(language()), link: task.link, inLanguage, timeout }, action);
    if (act !== undefined) doneNotices.set(act, told);
  }

  function showFailed<R>(task: Task<R>, { code, failedOn, error }: TaskFailure): void {
    const words = task.refusals?.[codeOf(error)];
    const wordsIn = (spoken: Language) => {
      const texts = textsOf(task, spoken);
      const why = words ?? refusalWords(spoken, error) ?? allTexts(spoken).tryAgain;
      return {
        title: texts.title,
        message: `${unsureWords(spoken, error) ?? texts.failed} ${why}`,
        detail: texts.code(code, formatDateTime(spoken, failedOn)),
      };
    };
    const canRetry = words === undefined && refusalWords(language(), error) === undefined;
    const retry = canRetry ? { label: 'retry' as const, run: () => void run(task) } : undefined;
    const inLanguage = words === undefined && task.words === undefined ? wordsIn : undefined;
    failureNotices.set(task.act ?? task, showWithAction({ look: 'negative', ...wordsIn(language()), inLanguage }, retry));
  }

  /** The notice goes when its action is taken: what comes next has a notice of its own. */
  function showWithAction({ inLanguage, ...notice }: NoticeOptions, action: TaskAction | undefined): number {
    const id: number = notices.show({
      ...notice,
      action: actionIn(language()),
      inLanguage: inLanguage && ((spoken) => ({ ...inLanguage(spoken), action: actionIn(spoken) })),
    });
    function actionIn(spoken: Language): NoticeAction | undefined {
      return action && { label: allTexts(spoken)[action.label], run: takeAction };
    }
    function takeAction(): void {
      notices.close(id);
      action?.run();
    }
    return id;
  }

  function record({ type, count = 1 }: TaskFacts, error: unknown): TaskFailure {
    const failure: TaskFailure = { type, count, code: failureCode(error), failedOn: new Date(), error };
    failures.set([...failures.getSnapshot(), failure].slice(-failuresKept));
    write(logLevel.error, `Task failed: ${type} ${count} (${failure.code})`, `${correlationOf(error)}\n${textOfError(error)}`.trim());
    return failure;
  }

  function allTexts(spoken: Language) {
    return textsIn(platformMessages, spoken).tasks;
  }

  function textsOf({ type, count = 1, words }: TaskFacts, spoken = language()) {
    const { single, bulk } = allTexts(spoken)[type];
    if (count === 1) return { ...single, ...words };
    const amount = formatNumber(spoken, count);
    return {
      title: bulk.title(amount),
      processing: bulk.processing(amount),
      done: bulk.done(amount),
      failed: bulk.failed(amount),
      code: bulk.code,
      ...words,
    };
  }

  return { run, failures: { getSnapshot: failures.getSnapshot, subscribe: failures.subscribe } };
}

function subjectIn({ subject }: TaskFacts, spoken: Language): string | undefined {
  return typeof subject === 'object' ? subject[spoken] : subject;
}

async function outcomeOf<R>(task: Task<R>): Promise<TaskOutcome<R>> {
  try {
    return { isDone: true, result: await task.run() };
  } catch (error) {
    return { isDone: false, error };
  }
}

/** Said to everybody, and without a way to try again: it is refused for as long as they look as somebody else. */
function isViewingOnly(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request.viewing_only';
}

/**
 * What a person can mend is said at the fields of the form, what somebody else changed meanwhile beside it, the end of a session by a
 * dialog. To try the same again would fail the same.
 */
function isToldElsewhere(error: unknown): boolean {
  return isSessionGone(error) || isInactive(error) || isStale(error) || (error instanceof ApiError && error.fields.length > 0);
}

/** Something else stands there than it was made from. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : 'unexpected';
}

function correlationOf(error: unknown): string {
  return error instanceof ApiError ? error.correlationId : '';
}

/** Milliseconds; 0 stays until it is closed. What is no number of seconds counts as not chosen. */
function closeAfter(chosenSeconds: string | undefined): number {
  const chosen = Number(chosenSeconds?.trim() || NaN) * 1000;
  return Number.isFinite(chosen) && chosen >= 0 ? chosen : defaultCloseSeconds * 1000;
}

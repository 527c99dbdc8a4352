interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

type Metric = [name: string, value: number];

/** Starts measuring; the result gives the metrics of this page so far: web vitals as their definitions at web.dev say, and load times. */
export function measurePage(signal: AbortSignal): () => Metric[] {
  const [navigation] = performance.getEntriesByType('navigation') as Array<PerformanceNavigationTiming & { activationStart?: number }>;
  // A page that was rendered ahead of the click counts from the click.
  const start = navigation?.activationStart ?? 0;
  // A page in a background tab paints when it is looked at, which says nothing about its speed.
  const isSeen = document.visibilityState === 'visible';
  const readPending: Array<() => void> = [];
  let firstPaint: number | undefined;
  let largestPaint: number | undefined;

  function observe<E extends PerformanceEntry>(type: string, read: (entry: E) => void): boolean {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    const readAll = (entries: PerformanceEntryList) => entries.forEach((entry) => read(entry as E));
    const observer = new PerformanceObserver((list) => readAll(list.getEntries()));
    readPending.push(() => readAll(observer.takeRecords()));
    // `durationThreshold` concerns events alone and is not in every type library; other kinds ignore it.
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    signal.addEventListener('abort', () => observer.disconnect());
    return true;
  }

  const shifts = layoutShifts();
  const delays = interactionDelays();
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (firstPaint = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (largestPaint = startTime));
  observe('event', delays.add);
  const canShift = observe('layout-shift', shifts.add);

  return () => {
    for (const read of readPending) read();
    const since = (moment: number | undefined) => (moment ? Math.max(0, Math.round(moment - start)) : undefined);
    const metrics: Array<[string, number | undefined]> = [
      ['web-vital TTFB', since(navigation?.responseStart)],
      ['web-vital FCP', isSeen ? since(firstPaint) : undefined],
      ['web-vital LCP', isSeen ? since(largestPaint) : undefined],
      ['web-vital CLS', canShift ? Math.round(shifts.worst() * 10_000) / 10_000 : undefined],
      ['web-vital INP', delays.worst()],
      ['load-time DOM', since(navigation?.domContentLoadedEventEnd)],
      ['load-time page', since(navigation?.loadEventEnd)],
    ];
    return metrics.filter((metric): metric is Metric => metric[1] !== undefined);
  };
}

/** Shifts less than 1 s apart, at most 5 s together, are one burst; the worst burst counts. */
function layoutShifts() {
  let [worst, burst, burstStart, last] = [0, 0, 0, 0];
  return {
    worst: () => worst,
    add: ({ value, hadRecentInput, startTime }: LayoutShift) => {
      if (hadRecentInput) return;
      const isSameBurst = burst > 0 && startTime - last < 1000 && startTime - burstStart < 5000;
      if (!isSameBurst) [burst, burstStart] = [0, startTime];
      burst += value;
      last = startTime;
      worst = Math.max(worst, burst);
    },
  };
}

/** The slowest interaction, but for one in every fifty: a single hiccup is not how a page feels. */
function interactionDelays() {
  const delays = new Map<number, number>();
  return {
    worst: () => {
      const { interactionCount = delays.size } = performance as { interactionCount?: number };
      const slowestFirst = [...delays.values()].sort((a, b) => b - a);
      return slowestFirst[Math.min(slowestFirst.length - 1, Math.floor(interactionCount / 50))];
    },
    add: ({ interactionId, duration }: Interaction) => {
      if (interactionId) delays.set(interactionId, Math.max(duration, delays.get(interactionId) ?? 0));
    },
  };
}

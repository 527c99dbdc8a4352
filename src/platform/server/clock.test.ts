import { afterEach, expect, test, vi } from 'vitest';
import { hearTimeOfDay, ticks, timeOfDay } from './clock.ts';
import { ProcessLimiter } from './rate-limit.ts';

afterEach(() => vi.useRealTimers());

/** Sets the clock of the machine, and nothing else. */
function setMachineClock(milliseconds: number): void {
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });
}

const day = 86_400_000;

test.each([-day, -900_000, 900_000, day])('a clock of the machine that is set by %i ms changes no time of day', (change) => {
  const before = timeOfDay().getTime();
  setMachineClock(change);
  expect(Math.abs(timeOfDay().getTime() - before)).toBeLessThan(5000);
});

test('the time of day is what the database said last, and goes on from there', () => {
  const heardAt = ticks();
  hearTimeOfDay(new Date('2027-03-01T12:00:00Z'), { askedAt: heardAt - 20, heardAt });
  const past = timeOfDay().getTime() - Date.parse('2027-03-01T12:00:00Z');
  expect(past).toBeGreaterThanOrEqual(10);
  expect(past).toBeLessThan(5000);
  hearTimeOfDay(new Date(), { askedAt: heardAt, heardAt: ticks() });
  expect(Math.abs(timeOfDay().getTime() - Date.now())).toBeLessThan(1000);
});

test('an answer that took long does not spoil what is known already', () => {
  const heardAt = ticks();
  hearTimeOfDay(new Date(), { askedAt: heardAt, heardAt });
  const before = timeOfDay().getTime() - ticks();
  hearTimeOfDay(new Date(Date.now() - 1500), { askedAt: ticks() - 2000, heardAt: ticks() });
  expect(Math.abs(timeOfDay().getTime() - ticks() - before)).toBeLessThan(100);
});

test('a clock that is set back blocks nobody, and one that is set forward lets nobody in', () => {
  const limiter = new ProcessLimiter({ name: 'test', times: 2, seconds: 60 });
  limiter.take('somebody');
  setMachineClock(-day);
  expect(limiter.tryTake('somebody')).toBe(true);
  setMachineClock(day);
  expect(limiter.tryTake('somebody')).toBe(false);
  expect(() => limiter.take('somebody')).toThrow(expect.objectContaining({ retryAfter: 60 }));
});

/** Long enough for a pause between words, short enough that little is lost. */
const pause = 800;
const longest = 5000;
/** Between two tries, when the ones before failed. */
const longestWait = 3000;

/** When what is waiting is saved. */
export function createPace(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;

  function after(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(save, wait);
  }

  return {
    /** From now on something is waiting. */
    begin() {
      waitingSince = Date.now();
    },
    /** In a pause, and in time when there is none. */
    soon: () => after(Math.max(0, Math.min(pause, waitingSince + longest - Date.now()))),
    /** A server that was away is back by itself; its editor has nothing to press. */
    later: (failures: number) => after(Math.min(longestWait, pause * 2 ** (failures - 1))),
    stop: () => clearTimeout(timer),
  };
}

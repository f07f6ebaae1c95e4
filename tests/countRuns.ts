/** How many stories a random test on the emulators plays: a few for every commit, all of them in `npm run test:all`. */
export function countRuns(few: number, all: number): number {
  return process.env.TEST_RUNS === 'all' ? all : few
}

import { configDefaults, defineConfig } from 'vitest/config'

/** Asks no database, or brings its own: once is enough. */
const withoutDatabase = [
  'test/typing/**',
  'test/whole-curriculum.test.ts',
  'test/two-processes.test.ts',
  'test/read-replica.test.ts',
  'test/silent-database.test.ts',
  'test/database-outage.test.ts',
  'test/start.test.ts',
  'test/shutdown.test.ts',
  'src/server/media/**',
  'src/server/database/embedded-database.test.ts',
]

/** The embedded database has one line: there nobody comes between two statements of a transaction. */
const onlyOnPostgres = ['test/account-races.test.ts', 'test/transactions-at-once.test.ts']

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'test/browser/**',
      ...(process.env.TEST_DATABASE_URL ? withoutDatabase : onlyOnPostgres),
    ],
    globalSetup: 'test/temporary-folder.ts',
    // Many of them wait (for mails, for time-outs): more than the two cores of a small machine can share.
    maxWorkers: 3,
    // Only what hangs takes so long, also where others keep the machine busy.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})

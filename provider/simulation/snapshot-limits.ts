/** The limits of a merchant's snapshots, and of the files that are exported and imported. */
export const snapshotLimits = {
  /** Snapshots that are saved by name. */
  named: 20,
  /** Snapshots before moves of the clock that are kept, and the most bytes of one. */
  automatic: 10,
  automaticBytes: 16 * 1024 * 1024,
  /** The most bytes of the rows of a snapshot, and of a file that is imported. */
  bytes: 64 * 1024 * 1024,
  /** Exports and imports of one merchant at the same time, and milliseconds after which one is given up. */
  passing: 4,
  passingMs: 600_000,
  /** Letters of a name. */
  name: 60,
} as const
